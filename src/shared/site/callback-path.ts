import { parseUrl } from './parse-url';

const ORIGIN = 'http://this-site.invalid';
const LONGEST = 2000;

const unwritable = /[\\\p{Cc}]/u;
/** Browsers, proxies and decoders disagree about these at the start of a path; no page of ours contains them. */
const ambiguous = /\/\/|[\\\p{Cc}]/u;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Reads a callback parameter; the result is always a path on this site. It is checked after the URL parser has resolved
 * its dots, because `/..//elsewhere.example` has become another site by then.
 */
export function callbackPath(value: string | null | undefined, otherwise: string): string {
  const url = value?.startsWith('/') && !unwritable.test(value) ? parseUrl(value, ORIGIN) : null;
  if (!url) return otherwise;
  const { origin, pathname, search, hash } = url;
  const path = decoded(pathname);
  if (origin !== ORIGIN || path === null || ambiguous.test(path)) return otherwise;
  const resolved = `${pathname}${search}${hash}`;
  return resolved.length > LONGEST ? otherwise : resolved;
}

/** The callback path in a page address, or `otherwise`. */
export const callbackIn = (address: string, otherwise: string): string =>
  callbackPath(parseUrl(address, ORIGIN)?.searchParams.get('callbackUrl'), otherwise);

/** Adds the path to continue to afterwards to a page address. */
export const withCallback = (page: string, path: string | null | undefined): string =>
  path ? `${page}?callbackUrl=${encodeURIComponent(path)}` : page;
