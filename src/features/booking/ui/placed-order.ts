'use client';

const KEY = 'segara-placed-order';
const HALF_AN_HOUR_MS = 30 * 60 * 1000;

export type PlacedOrder = { uuid: string; booking_id: string };

/** Whoever comes back from the payment page finds an empty form; this tells where their order is. */
export function rememberPlaced({ uuid, booking_id }: PlacedOrder) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ uuid, booking_id, at: Date.now() }));
  } catch {
    // The order is in the list of orders all the same.
  }
}

export function lastPlaced(): PlacedOrder | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return kept && Date.now() - kept.at < HALF_AN_HOUR_MS ? kept : null;
  } catch {
    return null;
  }
}
