'use client';
import { answerIn, type PopupAnswer } from './popup-answer';

const LOOK_EVERY_MS = 250;

/** Must be called within the click, before the address is known: later, the browser blocks the popup. */
export const openPopup = (): Window | null =>
  window.open('about:blank', 'segara-sign-in', 'popup,width=480,height=680');

function answerAt(popup: Window): PopupAnswer | null {
  try {
    return answerIn(popup.location.href, location.origin);
  } catch {
    // The address of a foreign page is not readable.
    return null;
  }
}

/** Polls four times a second until the popup is back with a code, back without one, or closed. */
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
