const MINUTE_MS = 60_000;
const MOST_LEAD_MS = 5 * MINUTE_MS;

/** A payment that was begun in time is to be over before the places are given back. */
export const leadMs = (holdMinutes: number): number => Math.min((holdMinutes * MINUTE_MS) / 6, MOST_LEAD_MS);

/** Until when a person can pay for an order whose places are held from the one moment to the other. */
export const sessionEnd = (heldSince: Date, holdExpiresAt: Date): Date => {
  const holdMinutes = (holdExpiresAt.getTime() - heldSince.getTime()) / MINUTE_MS;
  return new Date(holdExpiresAt.getTime() - leadMs(holdMinutes));
};
