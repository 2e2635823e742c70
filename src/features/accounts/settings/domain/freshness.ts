const FRESH_MS = 10 * 60 * 1000;

/** A recent sign-in counts as proof of identity. */
export const isFresh = (beganAt: Date, now: Date): boolean => now.getTime() - beganAt.getTime() < FRESH_MS;
