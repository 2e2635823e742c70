const FRESH_MS = 10 * 60 * 1000;

/** Somebody who signed in a moment ago need not prove again who they are. */
export const isFresh = (beganAt: Date, now: Date): boolean => now.getTime() - beganAt.getTime() < FRESH_MS;
