export type Acceptance = { dueNow: number; remaining: number; excess: number };

/** The amounts of an order once the staff accept what came in: the excess over what it costs goes back. */
export function acceptanceOf(total: number, received: number): Acceptance {
  const dueNow = Math.min(received, total);
  return { dueNow, remaining: total - dueNow, excess: received - dueNow };
}
