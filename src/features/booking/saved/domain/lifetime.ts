const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_DAYS = 30;

/** Drafts that were saved before are over. */
export const oldestDraft = (now: Date): Date => new Date(now.getTime() - LIFETIME_DAYS * DAY_MS);

/** Each state of a draft has a moment of its own, since devices recognise it by that. */
export const momentAfter = (before: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), before ? before.getTime() + 1 : 0));
