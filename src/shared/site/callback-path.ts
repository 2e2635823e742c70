import { parseUrl } from './parse-url';

const ORIGIN = 'http://this-site.invalid';
const LONGEST = 2000;

const unwritable = /[\\\p{Cc}]/u;
/** Browsers, proxies and decoders disagree about what these mean at the start of a path; no page of ours has them. */
const ambiguous = /\/\/|[\\\p{Cc}]/u;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * The target of a parameter: only ever a path on this site. It is judged after the URL parser has resolved its dots,
 * because `/..//elsewhere.example` has become another site by then.
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

/** Where the address of such a page leads afterwards. */
export const callbackIn = (address: string, otherwise: string): string =>
  callbackPath(parseUrl(address, ORIGIN)?.searchParams.get('callbackUrl'), otherwise);

/** The address of a page that leads on to a path afterwards. */
export const withCallback = (page: string, path: string | null | undefined): string =>
  path ? `${page}?callbackUrl=${encodeURIComponent(path)}` : page;
