import { test as base } from '@playwright/test';

/** Next asks for pages ahead of a visit with this header; a promise that stays pending makes it ask for no others. */
function fetchNothingAhead(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new Headers(init?.headers).has('next-router-prefetch') ? new Promise(() => {}) : fetch(input, init);
}

/**
 * For each link in view the router fetches its page ahead of a visit, which costs the machine more than the visits of a
 * test. Unless a test sets `prefetch`, a page is fetched when its link is clicked, as by a person who is quick.
 */
export const test = base.extend<{ prefetch: boolean }>({
  prefetch: [false, { option: true }],
  context: async ({ context, prefetch }, use) => {
    if (!prefetch) await context.addInitScript(fetchNothingAhead);
    await use(context);
  },
});
