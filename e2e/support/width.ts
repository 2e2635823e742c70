import { expect, type Page } from '@playwright/test';

/** Expects no sideways scrolling and no content or control cut off at the edge of the screen. */
export async function expectToFit(page: Page) {
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, page.url()).toBeLessThanOrEqual(screen ?? 0);
  const cutOff = await page.evaluate(() => {
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isInScroller(element.parentElement));
    const seen = document.querySelectorAll('main :is(a, button, input, select, textarea, h1, h2, h3, p, li, dd)');
    return [...seen]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 1 && right > innerWidth + 0.5 && !isInScroller(element.parentElement);
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
  expect(cutOff, page.url()).toEqual([]);
}
