import { orderByLink } from '@/features/order-pages/links/queries/order-by-link';
import type { LinkDiverInput } from '@/features/order-pages/links/schema';
import { shareLink } from '@/features/ready/commands/share-link';
import type { DiverLinkView } from '@/features/ready/schema';
import type { Ctx } from '@/server/api/context';

/** The link of a diver, for the holder of the order's link. */
export async function shareDiverLink(ctx: Ctx, { token, diver }: LinkDiverInput): Promise<DiverLinkView> {
  return shareLink(ctx, { uuid: await orderByLink(ctx, token), diver }, {});
}
