import { expect, type Page } from '@playwright/test';

/** Expects no sideways scrolling and no content or control cut off at the edge of the screen. */
export async function expectToFit(page: Page) {
  // Not `innerWidth`: a phone zooms out for a page that is too wide, and its window grows with it.
  const screen = page.viewportSize()?.width ?? 0;
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(content, page.url()).toBeLessThanOrEqual(screen);
  const cutOff = await page.evaluate((widest) => {
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isInScroller(element.parentElement));
    const seen = document.querySelectorAll('main :is(a, button, input, select, textarea, h1, h2, h3, p, li, dd)');
    return [...seen]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 1 && right > widest + 0.5 && !isInScroller(element.parentElement);
      })
      .map((element) => element.outerHTML.slice(0, 100));
  }, screen);
  expect(cutOff, page.url()).toEqual([]);
}
