import { expect, type Locator } from '@playwright/test';

/** The default pauses grow to a second, in which most pages are long ready. */
const intervals = [20, 50];

/** A click before hydration is lost; a person is slower than that, a test is not. */
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
