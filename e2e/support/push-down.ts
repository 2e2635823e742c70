import type { Page } from '@playwright/test';

/** Something appears at the top of the page, as a conflict that another office made does; two frames are drawn since. */
export const pushDown = (page: Page) =>
  page.locator('main').evaluate(async (main) => {
    const above = document.createElement('div');
    above.style.height = '6rem';
    main.prepend(above);
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
