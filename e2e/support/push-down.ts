import type { Page } from '@playwright/test';

/** Pushes the page down, as a new conflict does, and waits for two frames. */
export const pushDown = (page: Page) =>
  page.locator('main').evaluate(async (main) => {
    const above = document.createElement('div');
    above.style.height = '6rem';
    main.prepend(above);
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
