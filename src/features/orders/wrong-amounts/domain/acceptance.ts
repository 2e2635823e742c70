export type Acceptance = { dueNow: number; remaining: number; excess: number };

/** The amounts of an order whose staff take what came in as payment: what is over the total goes back. */
export function acceptanceOf(total: number, received: number): Acceptance {
  const dueNow = Math.min(received, total);
  return { dueNow, remaining: total - dueNow, excess: received - dueNow };
}
