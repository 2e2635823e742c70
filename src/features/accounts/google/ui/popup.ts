'use client';

const LOOK_EVERY_MS = 250;
const REDIRECT_PAGE = /(^|\/)auth-redirect$/;

export type PopupAnswer = { code: string; state: string } | { failed: 'closed' | 'error' };

/** Opened within the click, before the address is known: later the browser would take it for an advertisement. */
export const openPopup = (): Window | null =>
  window.open('about:blank', 'segara-sign-in', 'popup,width=480,height=680');

/** The popup's address while it is one of ours; a foreign page does not tell. */
function ownAddress(popup: Window): URL | null {
  try {
    const url = new URL(popup.location.href);
    return url.origin === location.origin && REDIRECT_PAGE.test(url.pathname) ? url : null;
  } catch {
    return null;
  }
}

function answerAt(url: URL): PopupAnswer {
  const code = url.searchParams.get('code');
  const state = url.searchParams.get('state');
  return code && state ? { code, state } : { failed: 'error' };
}

/** Looks four times a second until the popup is back with a code, back without one, or closed. */
export function answerOf(popup: Window): Promise<PopupAnswer> {
  return new Promise((resolve) => {
    const looking = setInterval(() => {
      const url = ownAddress(popup);
      if (!url && !popup.closed) return;
      clearInterval(looking);
      resolve(url ? answerAt(url) : { failed: 'closed' });
      popup.close();
    }, LOOK_EVERY_MS);
  });
}
