import { splitLocale } from '@/shared/locale/locales';

const REDIRECT_PAGE = '/auth-redirect';

export type PopupAnswer = { code: string; state: string } | { failed: 'closed' | 'error' };

/** Reads the popup's result from its address; null until it is back on our page. */
export function answerIn(address: string, origin: string): PopupAnswer | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== origin || splitLocale(url.pathname).path !== REDIRECT_PAGE) return null;
  const code = url.searchParams.get('code');
  const state = url.searchParams.get('state');
  return code && state ? { code, state } : { failed: 'error' };
}
