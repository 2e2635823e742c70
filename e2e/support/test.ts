import { test as base } from '@playwright/test';
import { flattenScenes } from './flat-scenes';

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
 */
export const test = base.extend<{ prefetch: boolean; scenes: boolean }>({
  prefetch: [false, { option: true }],
  scenes: [false, { option: true }],
  context: async ({ context, prefetch }, use) => {
    if (!prefetch) await context.addInitScript(fetchNothingAhead);
    await use(context);
  },
  page: async ({ page, scenes }, use) => {
    if (!scenes) await flattenScenes(page);
    await use(page);
  },
});
