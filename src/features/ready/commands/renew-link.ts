import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { replaceDiverLink, revokeDiverLink } from '@/features/ready/data';
import type { DiverLinkView, DiverOfOrderInput } from '@/features/ready/schema';
import { lockDiver } from './diver-of';
import { newDiverToken } from './new-diver-token';
import { shownLink } from './share-link';

/** Replaces a diver's link; the previous one stops working. */
export const renewDiverLink = (ctx: Staff, input: DiverOfOrderInput): Promise<DiverLinkView> =>
  ctx.db.$transaction(async (tx) => {
    const found = await lockDiver(tx, input, { scope: {}, now: ctx.now });
    await replaceDiverLink(tx, found.row.id, newDiverToken(ctx.now).stored);
    await recordOrderChange(tx, ctx, found.order, {}, { diver: input.diver + 1, diver_link: 'renewed' });
    return shownLink(tx, found, ctx.now);
  });

/** Revokes a diver's link; no other is made until staff renew it. */
export const revokeLinkOfDiver = (ctx: Staff, input: DiverOfOrderInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const { order, row } = await lockDiver(tx, input, { scope: {}, now: ctx.now });
    await revokeDiverLink(tx, row.id, newDiverToken(ctx.now).stored);
    await recordOrderChange(tx, ctx, order, {}, { diver: input.diver + 1, diver_link: 'revoked' });
  });
