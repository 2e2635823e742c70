import type { IncomingHttpHeaders } from 'node:http';

const NO_CACHE = /(?:^|,)\s*no-cache\s*(?:,|$)/;

const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the client has the document with this ETag; by the same rules as Next. */
export function isNotModified(headers: IncomingHttpHeaders, etag: string): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since, 'cache-control': cacheControl } = headers;
  if (tags === undefined || since !== undefined || (cacheControl !== undefined && NO_CACHE.test(cacheControl)))
    return false;
  return tags === '*' || tags.split(',').some((tag) => strong(tag) === etag);
}
