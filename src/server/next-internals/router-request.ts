import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What Next adds to the answer of a prerendered page that it finds in its cache. */
export const PRERENDERED = {
  vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
  'x-nextjs-cache': 'HIT',
  'x-nextjs-prerender': '1',
};

/** What Next adds when the proxy has rewritten the address: the router remembers where its data came from. */
export const rewrittenTo = (address: string, isForRouter: boolean): Record<string, string> => ({
  'x-middleware-rewrite': address,
  ...(isForRouter && { 'x-nextjs-rewritten-path': address }),
});

const DIGEST_BYTES = 12;

/** The headers of Next's router that leave the data of a prerendered page as it is. */
const harmless = new Set(['next-router-state-tree', 'next-url']);

/** Headers by which Next decides what to answer, and that browsers send for other answers than a page's own. */
const INTERNAL = /^(?:next-|x-(?:nextjs|middleware|prerender|invoke|now|matched)-)/;

/** The cookie of a preview. */
const PREVIEW = '__prerender_bypass';

/** What a request asks of a prerendered page; null when only Next can answer it. */
export type RequestedForm = 'document' | 'router' | null;

/** The value that the router puts into `_rsc` for its headers; Next redirects a request with another one. */
function cacheBuster({ 'next-router-state-tree': tree, 'next-url': url }: IncomingHttpHeaders): string {
  if (tree === undefined && url === undefined) return '';
  const input = ['0', '0', tree ?? '0', url ?? '0'].join(',');
  return createHash('sha256').update(input).digest().subarray(0, DIGEST_BYTES).toString('base64url');
}

export function requestedForm(headers: IncomingHttpHeaders, query: string | null): RequestedForm {
  const isForRouter = headers.rsc !== undefined;
  for (const name in headers) if (INTERNAL.test(name) && !(isForRouter && harmless.has(name))) return null;
  if (headers.cookie?.includes(PREVIEW)) return null;
  if (!isForRouter) return query === null ? 'document' : null;
  return headers.rsc === '1' && query === `_rsc=${cacheBuster(headers)}` ? 'router' : null;
}
