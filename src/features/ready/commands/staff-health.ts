import { lockOrder } from '@/features/orders/commands/lock-order';
import { decideHealth, recordHealthPaper } from '@/features/ready/health/commands/decide-health';
import { openHealth } from '@/features/ready/health/commands/open-health';
import type { OpenedHealthView } from '@/features/ready/health/schema';
import type { DecideHealthInput, DiverOfOrderInput, OpenHealthInput } from '@/features/ready/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import type { LockedDiver } from './as-diver';

type Staff = Ctx & { actor: Person };

/** Also after the diver's link has expired, until the order is anonymised. */
async function lockedDiver(tx: Tx, { uuid, diver }: DiverOfOrderInput): Promise<LockedDiver> {
  const order = await lockOrder(tx, uuid, {});
  const row = order.divers[diver];
  if (!row) throw new AppError('not_found');
  if (order.anonymisedAt) throw new AppError('order_anonymised');
  return { order, row };
}

export const openHealthOf = (ctx: Staff, input: OpenHealthInput): Promise<OpenedHealthView> =>
  ctx.db.$transaction(async (tx) => openHealth(tx, await lockedDiver(tx, input), input.reason, ctx));

export const decideHealthOf = (ctx: Staff, input: DecideHealthInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => decideHealth(tx, await lockedDiver(tx, input), input, ctx));

export const recordHealthPaperOf = (ctx: Staff, input: DiverOfOrderInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => recordHealthPaper(tx, await lockedDiver(tx, input), ctx));
