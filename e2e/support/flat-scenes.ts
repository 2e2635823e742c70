import type { Page } from '@playwright/test';

const ANY_SCENE = '*/art/scenes/*';
/** Same size as the drawn scenes, so that the layout stays the same. */
const FLAT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path fill="#0b5e7e" d="M0 0h1600v900H0z"/></svg>';

const answer = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
  body: Buffer.from(FLAT).toString('base64'),
};

/**
 * Uses DevTools, because a Playwright route would delay every request of the page, not only the requests for scenes.
 */
export async function flattenScenes(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may be gone by then.
    devTools.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => {});
  });
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: ANY_SCENE }] });
}
