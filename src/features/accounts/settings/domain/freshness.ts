const FRESH_MS = 10 * 60 * 1000;

/** True while a sign-in is recent enough to count as proof of identity. */
export const isFresh = (beganAt: Date, now: Date): boolean => now.getTime() - beganAt.getTime() < FRESH_MS;
