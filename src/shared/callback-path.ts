const ELSEWHERE = 'http://this-site.invalid';

/** Where to go after signing in: only ever a path on this site. */
export function callbackPath(value: string | null | undefined, otherwise: string): string {
  if (!value?.startsWith('/') || value.startsWith('//') || /[\\\p{Cc}]/u.test(value)) return otherwise;
  const url = URL.canParse(value, ELSEWHERE) ? new URL(value, ELSEWHERE) : null;
  return url?.origin === ELSEWHERE ? `${url.pathname}${url.search}${url.hash}` : otherwise;
}
