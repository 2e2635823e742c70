const MINUTE_MS = 60_000;
const MAX_LEAD_MS = 5 * MINUTE_MS;

/** A session ends before the hold, so that a payment started in time arrives before the seats are released. */
export const leadMs = (holdMinutes: number): number => Math.min((holdMinutes * MINUTE_MS) / 6, MAX_LEAD_MS);

const REST_SESSION_MS = 60 * MINUTE_MS;

/** A payment of the rest holds no seats, so its session is short, and the next one has the current amount. */
export const restSessionEnd = (now: Date): Date => new Date(now.getTime() + REST_SESSION_MS);

/** End of payment for an order whose seats are held between these two moments. */
export const sessionEnd = (heldSince: Date, holdExpiresAt: Date): Date => {
  const holdMinutes = (holdExpiresAt.getTime() - heldSince.getTime()) / MINUTE_MS;
  return new Date(holdExpiresAt.getTime() - leadMs(holdMinutes));
};
