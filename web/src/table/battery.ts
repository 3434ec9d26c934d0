interface Battery {
  readonly level: number; // of 1
}

/** What not every browser has. */
export interface BatteryTeller {
  readonly getBattery?: () => Promise<Battery>;
}

/** How full the battery of this device is, in percent, where the browser tells. */
export async function batteryPercent(
  browser: BatteryTeller = navigator as BatteryTeller,
): Promise<number | null> {
  try {
    const battery = await browser.getBattery?.();
    return battery === undefined ? null : Math.round(battery.level * 100);
  } catch {
    return null; // it may not tell
  }
}
