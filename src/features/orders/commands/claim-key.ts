import { createHash } from 'node:crypto';
import { claimedKey } from '@/features/orders/data/orders';
import type { Tx } from '@/server/database/db';
import { fieldError } from '@/shared/errors/errors';

export const hashOf = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** Refuses a key that was first used with a different request. */
export function requireSameRequest(earlier: { requestHash: string }, requestHash: string): void {
  if (earlier.requestHash !== requestHash) throw fieldError('idempotency_key', 'invalid.idempotency_key_reused');
}

/** A request about an order and the idempotency key of its submit; without a key, every submit counts as new. */
export type Submit = { key: string | undefined; request: object };

/**
 * Claims the key in the transaction of the request, so that a refused request claims nothing and a parallel one waits.
 * Returns true when an earlier submit has already done the work.
 */
export async function isRepeated(
  tx: Tx,
  { userId, orderId, now }: { userId: string; orderId: string; now: Date },
  { key, request }: Submit,
): Promise<boolean> {
  if (key === undefined) return false;
  const requestHash = hashOf({ orderId, ...request });
  const earlier = await claimedKey(tx, { userId, key, requestHash, orderId, createdAt: now });
  if (earlier) requireSameRequest(earlier, requestHash);
  return earlier !== null;
}
