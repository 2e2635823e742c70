import { type OrderRow, orderById } from '@/features/orders/data/orders';
import { diverLinkByHash } from '@/features/ready/data';
import { canAnswer, unknownDiverLinksPerAddress } from '@/features/ready/domain/diver-link';
import type { Ctx } from '@/server/api/context';
import { claimTry, releaseTries } from '@/server/auth/rate-limit';
import { hashToken } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';

type Found = { orderId: string; diverId: string };

/** The diver whose link has this token and is not revoked. */
export async function diverOfToken(db: Tx, token: string): Promise<Found> {
  const link = await diverLinkByHash(db, hashToken(token));
  if (!link || link.revokedAt) throw new AppError('link_over');
  return { orderId: link.diver.orderId, diverId: link.diver.id };
}

export type OpenedLink = { order: OrderRow; row: OrderRow['divers'][number] };

/**
 * The diver that a link opens now; unknown, revoked, renewed and expired links get the same refusal, which is limited
 * per address.
 */
export async function diverByLink(
  { db, client, now }: Pick<Ctx, 'db' | 'client' | 'now'>,
  token: string,
): Promise<OpenedLink> {
  const attempt = await claimTry(unknownDiverLinksPerAddress, client.address);
  const { orderId, diverId } = await diverOfToken(db, token);
  const order = await orderById(db, orderId, {});
  const row = order?.divers.find(({ id }) => id === diverId);
  if (!order || !row || !canAnswer(order, diverId, dayAt(now))) throw new AppError('link_over');
  await releaseTries([attempt]);
  return { order, row };
}
