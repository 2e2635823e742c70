import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The headers that Next adds to a prerendered page from its cache. */
export const PRERENDERED = {
  vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
  'x-nextjs-cache': 'HIT',
  'x-nextjs-prerender': '1',
};

/** The headers that Next adds when the proxy has rewritten the address: the router remembers the source of its data. */
export const rewrittenTo = (address: string, isForRouter: boolean): Record<string, string> => ({
  'x-middleware-rewrite': address,
  ...(isForRouter && { 'x-nextjs-rewritten-path': address }),
});

const DIGEST_BYTES = 12;

/** Router headers that do not change the data of a prerendered page. */
const harmless = new Set(['next-router-state-tree', 'next-url']);

/** Headers that make Next choose a different answer; browsers send them for requests other than plain page loads. */
const INTERNAL = /^(?:next-|x-(?:nextjs|middleware|prerender|invoke|now|matched)-)/;

/** The cookie of a preview. */
const PREVIEW = '__prerender_bypass';

/** The requested form of a prerendered page; null when only Next can answer. */
export type RequestedForm = 'document' | 'router' | null;

/** The value that the router puts into `_rsc` for its headers; Next redirects a request with any other value. */
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
