import { linkByHash } from '@/features/order-pages/links/data';
import { unknownLinksPerAddress } from '@/features/order-pages/links/domain/limits';
import { linkEnd } from '@/features/order-pages/links/domain/link-end';
import type { Ctx } from '@/server/api/context';
import { claimTry, releaseTries } from '@/server/auth/rate-limit';
import { hashToken } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';

/** The order that a link opens now; unknown, revoked and expired links get the same refusal. */
export async function orderIdOfLink(db: Tx, token: string, now: Date): Promise<string> {
  const found = await linkByHash(db, hashToken(token));
  if (!found || found.order.anonymisedAt || dayAt(now) > linkEnd(found.order.items)) throw new AppError('link_over');
  return found.order.id;
}

/** Same as `orderIdOfLink`, with a limit per address on links that open nothing. */
export async function orderByLink(
  { db, client, now }: Pick<Ctx, 'db' | 'client' | 'now'>,
  token: string,
): Promise<string> {
  const attempt = await claimTry(unknownLinksPerAddress, client.address);
  const orderId = await orderIdOfLink(db, token, now);
  await releaseTries([attempt]);
  return orderId;
}
