import { test as base } from '@playwright/test';
import { flattenScenes } from './flat-scenes';
import { leaveUnpainted, paint } from './unpainted';

/** Next asks for pages ahead of a visit with this header; a promise that stays pending makes it ask for no others. */
function fetchNothingAhead(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new Headers(init?.headers).has('next-router-prefetch') ? new Promise(() => {}) : fetch(input, init);
}

/**
 * For each link in view the router fetches its page ahead of a visit, which costs the machine more than the visits of a
 * test. Unless a test sets `prefetch`, a page is fetched when its link is clicked, as by a person who is quick.
 *
 * The scene at the head of a page casts soft shadows, which take a third of all the computing of a visit where no
 * graphics card draws them. Unless a test sets `scenes`, a flat one of the same size takes its place.
 *
 * Nobody looks at the pages, and painting them takes a fifth of a visit: unless a test sets `painted`, they are laid
 * out, can be pressed and read, and show nothing until axe or the picture of a failure needs their colours.
 */
export const test = base.extend<{ prefetch: boolean; scenes: boolean; painted: boolean }>({
  prefetch: [false, { option: true }],
  scenes: [false, { option: true }],
  painted: [false, { option: true }],
  context: async ({ context, prefetch, painted }, use) => {
    if (!prefetch) await context.addInitScript(fetchNothingAhead);
    if (!painted) await leaveUnpainted(context);
    await use(context);
  },
  page: async ({ page, scenes }, use, testInfo) => {
    if (!scenes) await flattenScenes(page);
    await use(page);
    if (testInfo.status === testInfo.expectedStatus || page.isClosed()) return;
    await paint(page);
    await testInfo.attach('screenshot', { body: await page.screenshot(), contentType: 'image/png' });
  },
});
