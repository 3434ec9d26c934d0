/** What not every browser has. */
export interface Buzzing {
  readonly userActivation?: { readonly hasBeenActive: boolean };
  readonly vibrate?: (milliseconds: number) => boolean;
}

const SHORT = 40;

/** Let the device be felt, where it can be, and where its browser lets a page do it. */
export function buzz(device: Buzzing = navigator): void {
  if (device.userActivation?.hasBeenActive === true) device.vibrate?.(SHORT);
}
