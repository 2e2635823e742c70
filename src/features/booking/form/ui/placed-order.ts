'use client';

const KEY = 'segara-placed-order';

export type PlacedOrder = { uuid: string; booking_id: string };
type Held = { created_at: string; expires_at: string | null };

/** Remembers the order for as long as it can be paid, since the form is empty on return from the payment page. */
export function rememberPlaced({ uuid, booking_id, created_at, expires_at }: PlacedOrder & Held) {
  // The browser's clock may be wrong, so only the length of the hold is taken from the server.
  const until = Date.now() + Date.parse(expires_at ?? created_at) - Date.parse(created_at);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ uuid, booking_id, until }));
  } catch {
    // Without storage, the order is still in the list of orders.
  }
}

export function lastPlaced(): PlacedOrder | null {
  try {
    const placed = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return placed && Date.now() < placed.until ? placed : null;
  } catch {
    return null;
  }
}
