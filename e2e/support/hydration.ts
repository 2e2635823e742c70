import { expect, type Locator } from '@playwright/test';

/**
 * Until React has taken over a part of the page, a click on it is lost. A person is slower than that; a test is not.
 */
export async function whenAlive(part: Locator) {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Presses a button or a link as soon as it answers. */
export async function press(part: Locator) {
  await whenAlive(part);
  await part.click();
}
