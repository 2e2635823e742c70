const MINUTE_MS = 60_000;
const MOST_LEAD_MS = 5 * MINUTE_MS;

/** A session ends before the hold, so that a payment that was begun in time arrives before the seats are released. */
export const leadMs = (holdMinutes: number): number => Math.min((holdMinutes * MINUTE_MS) / 6, MOST_LEAD_MS);

const REST_SESSION_MS = 60 * MINUTE_MS;

/** The rest of an order holds nothing, so its session ends in time for the next to have the amount of then. */
export const restSessionEnd = (now: Date): Date => new Date(now.getTime() + REST_SESSION_MS);

/** Until when an order can be paid whose seats are held between the two moments. */
export const sessionEnd = (heldSince: Date, holdExpiresAt: Date): Date => {
  const holdMinutes = (holdExpiresAt.getTime() - heldSince.getTime()) / MINUTE_MS;
  return new Date(holdExpiresAt.getTime() - leadMs(holdMinutes));
};
