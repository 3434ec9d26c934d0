import { expect, test, vi } from "vitest";

import { buzz } from "./buzz.ts";

test("a device that can be felt is felt", () => {
  const vibrate = vi.fn(() => true);
  buzz({ userActivation: { hasBeenActive: true }, vibrate });
  expect(vibrate).toHaveBeenCalledOnce();
});

test("a page that nobody has touched may not be felt", () => {
  const vibrate = vi.fn(() => true);
  buzz({ userActivation: { hasBeenActive: false }, vibrate });
  expect(vibrate).not.toHaveBeenCalled();
});

test("a browser that knows nothing of it does nothing", () => {
  buzz({});
  buzz({ userActivation: { hasBeenActive: true } });
});
