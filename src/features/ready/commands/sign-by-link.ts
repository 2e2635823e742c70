import { lockOrder } from '@/features/orders/commands/lock-order';
import { markStarted } from '@/features/ready/data';
import { canAnswer } from '@/features/ready/domain/diver-link';
import { diverByLink, diverOfToken } from '@/features/ready/queries/diver-by-link';
import { readyView } from '@/features/ready/queries/ready-view';
import { waiverByLink } from '@/features/ready/queries/waiver-by-link';
import type { SignedWaiverView } from '@/features/ready/schema';
import { signWaiver } from '@/features/ready/waiver/commands/sign-waiver';
import type { SignWaiverInput } from '@/features/ready/waiver/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { recordAnswer } from './save-answer';

/** Signs the waiver as the diver of a link, or as the guardian of a minor. */
export async function signByLink(ctx: Ctx, input: SignWaiverInput): Promise<SignedWaiverView> {
  const { order: seen } = await diverByLink(ctx, input.token);
  await ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, seen.id, {});
    const { diverId } = await diverOfToken(tx, input.token);
    const row = order.divers.find(({ id }) => id === diverId);
    if (!row || !canAnswer(order, diverId, dayAt(ctx.now))) throw new AppError('link_over');
    await signWaiver(tx, { order, row }, input, ctx);
    await markStarted(tx, diverId, ctx.now);
    await recordAnswer(tx, order, row, ctx.now);
  });
  const { signed } = await waiverByLink(ctx, input.token);
  return { ready: await readyView(ctx, input.token), signed };
}
