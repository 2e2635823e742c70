import { expect, type Locator } from '@playwright/test';

/** Short pauses, because the default pauses grow to a second, and most pages are ready much earlier. */
const intervals = [20, 50];

/** Waits for hydration, because a test clicks sooner than a person, and an early click is lost. */
export async function waitForHydration(part: Locator) {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))), {
      intervals,
    })
    .toBe(true);
}

/** Clicks a button or a link as soon as it is interactive. */
export async function press(part: Locator) {
  await waitForHydration(part);
  await part.click();
}
