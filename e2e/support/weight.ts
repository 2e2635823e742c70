import type { Page, Request } from '@playwright/test';
import { waitForHydration } from './hydration';

export const KB = 1000;

/** Measures the transfer of the page itself, including headers, without prefetched pages and the map frame. */
export async function weigh(page: Page, path: string) {
  const own: Request[] = [];
  page.on('requestfinished', (request) => request.frame() === page.mainFrame() && own.push(request));
  await page.route(/[?&]_rsc=/, (route) => route.abort());
  await page.goto(path);
  // Scripts load after the first picture, and on a busy machine the network may be idle before that.
  await waitForHydration(page.getByRole('heading', { level: 1 }));
  await page.waitForLoadState('networkidle');
  const weight = { script: 0, stylesheet: 0 };
  for (const request of own) {
    const type = request.resourceType();
    if (type !== 'script' && type !== 'stylesheet') continue;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    weight[type] += responseBodySize + responseHeadersSize;
  }
  return weight;
}
