import { test as base } from '@playwright/test';
import { flattenScenes } from './flat-scenes';
import { leaveUnpainted, paint } from './unpainted';

/** Next prefetches pages with this header; a promise that stays pending stops further prefetching. */
function fetchNothingAhead(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new Headers(init?.headers).has('next-router-prefetch') ? new Promise(() => {}) : fetch(input, init);
}

/**
 * For each link in view the router prefetches its page, which costs the machine more than the visits of a test. Unless
 * a test sets `prefetch`, a page is fetched when its link is clicked. The scene at the head of a page casts soft
 * shadows, which take a third of a visit's computing time without a graphics card. Unless a test sets `scenes`, a flat
 * one of the same size replaces it. Painting takes a fifth of a visit, and nobody looks. Unless a test sets `painted`,
 * pages are laid out, clickable and readable, but stay blank until axe or the screenshot of a failure needs their
 * colours.
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
