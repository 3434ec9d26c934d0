// What the browser lets nobody store is remembered as long as this page lives.
const here = new Map<string, string>();

export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? here.get(key);
  } catch {
    return here.get(key);
  }
}

export function remember(key: string, value: string): void {
  here.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // It may not be stored, or there is no room: `here` has it.
  }
}
