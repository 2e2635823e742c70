import { record } from '@/features/audit/commands/record';
import type { LockedOrder } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { decideRecord, replaceByPaper } from '@/features/ready/health/data';
import { recordOf } from '@/features/ready/health/queries/record-of';
import { personMark } from '@/features/ready/papers/queries/person-mark';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { dayAt } from '@/shared/time/days';
import { forgetOutcome, keepOutcome } from './keep-outcome';

type Found = { order: LockedOrder; row: LockedOrder['divers'][number] };
type Staff = Pick<Ctx, 'actor' | 'now' | 'requestId'> & { actor: Person };

/** The log holds outcomes only. */
const audited = ({ order, row }: Found, outcome: string | null) => ({
  ...({ action: 'update', entity: 'health', entityId: order.id, label: order.bookingId } as const),
  after: { diver: row.position + 1, outcome },
});

/** Approves or refuses a diver who needs a physician; the reason is encrypted with the answers. */
export async function decideHealth(
  tx: Tx,
  found: Found,
  { decision, reason }: { decision: 'approved' | 'refused'; reason: string },
  ctx: Staff,
): Promise<void> {
  const { order, row } = found;
  const answered = await recordOf(tx, row);
  if (!answered || answered.outcome === 'cleared') throw new AppError('state_not_allowed');
  await decideRecord(tx, answered, { outcome: decision, reason, decidedById: ctx.actor.userId, now: ctx.now });
  if (decision === 'approved' && answered.keep && answered.paperId)
    await keepOutcome(tx, order, row, { outcome: decision, on: dayAt(ctx.now), paperId: answered.paperId });
  else await forgetOutcome(tx, order, row);
  await record(tx, { ctx, ...audited(found, decision) });
}

/** Records that a member of staff has seen a form on paper that clears the diver; it replaces the answers. */
export async function recordHealthPaper(tx: Tx, found: Found, ctx: Staff & Pick<Ctx, 'locale'>): Promise<void> {
  const { actor, now, locale } = ctx;
  const mark = personMark(found.row.id, openDiver(found.row));
  await replaceByPaper(tx, { diverId: found.row.id, personMark: mark, locale, decidedById: actor.userId, now });
  await record(tx, { ctx, ...audited(found, 'cleared') });
}
