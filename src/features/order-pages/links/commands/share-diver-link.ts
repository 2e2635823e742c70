import { orderByLink } from '@/features/order-pages/links/queries/order-by-link';
import type { LinkDiverInput } from '@/features/order-pages/links/schema';
import { shareLink } from '@/features/ready/commands/share-link';
import { readinessOfOrder } from '@/features/ready/queries/readiness-of-order';
import type { DiverLinkView } from '@/features/ready/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** The link of a diver, for the holder of the order's link, which may have been passed on to others. */
export async function shareDiverLink(ctx: Ctx, { token, diver }: LinkDiverInput): Promise<DiverLinkView> {
  const uuid = await orderByLink(ctx, token);
  const mine = (await readinessOfOrder(ctx, uuid, {})).find(({ position }) => position === diver);
  if (mine?.is_private) throw new AppError('state_not_allowed');
  return shareLink(ctx, { uuid, diver }, {});
}
