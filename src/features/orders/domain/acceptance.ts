export type Acceptance = { dueNow: number; remaining: number; excess: number };

/** The amounts of an order after staff accept what was received; any excess over its price is refunded. */
export function acceptanceOf(total: number, received: number): Acceptance {
  const dueNow = Math.min(received, total);
  return { dueNow, remaining: total - dueNow, excess: received - dueNow };
}
