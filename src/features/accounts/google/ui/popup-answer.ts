const REDIRECT_PAGE = /^(\/(id|ja|zh|de))?\/auth-redirect$/;

export type PopupAnswer = { code: string; state: string } | { failed: 'closed' | 'error' };

/** Reads the popup's result from its address; null until it is back on our page. */
export function answerIn(address: string, origin: string): PopupAnswer | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== origin || !REDIRECT_PAGE.test(url.pathname)) return null;
  const code = url.searchParams.get('code');
  const state = url.searchParams.get('state');
  return code && state ? { code, state } : { failed: 'error' };
}
