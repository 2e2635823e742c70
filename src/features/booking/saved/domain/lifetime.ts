const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_DAYS = 30;

/** Drafts saved before this moment have expired. */
export const oldestDraft = (now: Date): Date => new Date(now.getTime() - LIFETIME_DAYS * DAY_MS);

/** Gives each state of a draft a unique moment, by which devices recognise it. */
export const momentAfter = (before: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), before ? before.getTime() + 1 : 0));
