'use client';
import { splitLocale } from '@/shared/locale/locales';
import { parseUrl } from '@/shared/site/parse-url';

const REDIRECT_PAGE = '/auth-redirect';

type PopupAnswer = { code: string; state: string } | { failed: 'closed' | 'error' };

/** Reads the popup's result from its URL; null until it returns to our page. */
export function answerIn(address: string, origin: string): PopupAnswer | null {
  const url = parseUrl(address);
  if (url?.origin !== origin || splitLocale(url.pathname).path !== REDIRECT_PAGE) return null;
  const code = url.searchParams.get('code');
  const state = url.searchParams.get('state');
  return code && state ? { code, state } : { failed: 'error' };
}

const LOOK_EVERY_MS = 250;

/** Call this within the click handler, before the URL is known, because the browser blocks a popup opened later. */
export const openPopup = (): Window | null =>
  window.open('about:blank', 'segara-sign-in', 'popup,width=480,height=680');

function answerAt(popup: Window): PopupAnswer | null {
  try {
    return answerIn(popup.location.href, location.origin);
  } catch {
    // The URL of a foreign page is not readable.
    return null;
  }
}

/** Polls four times a second until the popup returns, with or without a code, or is closed. */
export function answerOf(popup: Window): Promise<PopupAnswer> {
  return new Promise((resolve) => {
    const looking = setInterval(() => {
      const answer = answerAt(popup) ?? (popup.closed ? ({ failed: 'closed' } as const) : null);
      if (!answer) return;
      clearInterval(looking);
      resolve(answer);
      popup.close();
    }, LOOK_EVERY_MS);
  });
}
