import { staffActor } from '@/features/accounts/queries/staff-actor';
import { finishAct, lockAct, nextRow, settleRow } from '@/features/order-desk/bulk/data';
import { storedRefusal } from '@/features/order-desk/bulk/domain/stored-refusal';
import { needsOf } from '@/features/order-desk/bulk/policy';
import { bulkDetails } from '@/features/order-desk/bulk/schema';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { SecondPersonNeeded } from '@/features/orders/commands/second-person';
import { toAppError } from '@/server/api/sentences';
import { step } from '@/server/api/step';
import { isConflict } from '@/server/database/database-fault';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import type { JobCtx } from '@/server/jobs/job';
import { log } from '@/server/process/log';
import { AppError } from '@/shared/errors/errors';
import { can } from '@/shared/schema/actor';
import { isOfLaterVersion } from '@/shared/schema/readable-part';
import { z } from '@/shared/schema/zod';
import { actOnOrder } from './act-on-order';
import { requestCancel } from './request-cancel';

/** Orders per job run, so that other jobs in its lane and a stopping process do not wait for all of them. */
const MAX_AT_ONCE = 20;

type Act = NonNullable<Awaited<ReturnType<typeof lockAct>>>;

/** Acts as the person who started it, with their current rights. */
async function starterOf(tx: Tx, ctx: JobCtx, { kind, startedById, details }: Act): Promise<Staff> {
  const actor = await staffActor(tx, startedById);
  if (!actor || !can(actor, needsOf({ kind, ...bulkDetails.parse(details) }))) throw new AppError('starter_may_not');
  const nobody = { address: '', userAgent: '', devicePasses: [], registrations: [] };
  return { ...ctx, actor, client: nobody, deadline: new AbortController().signal, shows: async () => {} };
}

/**
 * True when the job is to be retried and the row kept waiting: the database is away or busy, or a later release started
 * the action and only its own worker knows how.
 */
const isForLater = (thrown: unknown, { code }: AppError): boolean =>
  code === 'unavailable' || isConflict(thrown) || (thrown instanceof z.ZodError && isOfLaterVersion(thrown));

type Row = { actId: string; orderId: string };

/** Stores an action for a second person's approval instead of running it. */
const leaveToSecondPerson = (ctx: JobCtx, row: Row, amount: number, at: Date): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const act = await lockAct(tx, row.actId);
    if (!act) return;
    const wanted = { orderId: row.orderId, amount, details: bulkDetails.parse(act.details) };
    await requestCancel(tx, await starterOf(tx, ctx, act), wanted);
    await settleRow(tx, row, { state: 'skipped', at, refusal: { code: 'waits_for_second_person' } });
  });

/** Settles the row of an order that could not be acted on, unless it will be retried. */
async function settleThrown(ctx: JobCtx, row: Row, thrown: unknown, at: Date): Promise<void> {
  const refused = toAppError(thrown);
  if (isForLater(thrown, refused)) throw thrown;
  if (refused.code === 'internal')
    log.error({ err: refused.cause, actId: row.actId }, 'an order of a bulk action failed');
  if (thrown instanceof SecondPersonNeeded)
    await leaveToSecondPerson(ctx, row, thrown.amount, at).catch((again) => settleThrown(ctx, row, again, at));
  else await settleRow(ctx.db, row, { state: 'refused', at, refusal: storedRefusal(refused) });
}

/**
 * Acts on the next order and settles its row in one transaction; a refusal is written after it. Returns false when no
 * row waits.
 */
async function actOnNext(ctx: JobCtx, actId: string): Promise<boolean> {
  const at = ctx.now;
  const begun: { row: Row | null } = { row: null };
  try {
    const acted = await ctx.db.$transaction(async (tx) => {
      const act = await lockAct(tx, actId);
      const row = act && (await nextRow(tx, actId));
      if (!row) {
        await finishAct(tx, actId, at);
        return false;
      }
      begun.row = row;
      const { kind, details } = act;
      const about = { kind, details: bulkDetails.parse(details), orderId: row.orderId };
      const { skipped, refund } = await actOnOrder(tx, await starterOf(tx, ctx, act), about);
      await settleRow(
        tx,
        row,
        skipped ? { state: 'skipped', at, refusal: { code: skipped } } : { state: 'done', at, refund },
      );
      step('bulk.acting');
      return true;
    });
    if (acted) step('bulk.acted');
    return acted;
  } catch (thrown) {
    if (!begun.row) throw thrown;
    await settleThrown(ctx, begun.row, thrown, at);
    return true;
  }
}

/** Works through the waiting orders of an action, from wherever another worker stopped. */
export async function workOnBulk(ctx: JobCtx, actId: string): Promise<void> {
  for (let acted = 0; acted < MAX_AT_ONCE; acted += 1) if (!(await actOnNext(ctx, actId))) return;
  await enqueue(ctx.db, 'orders.bulk', { actId });
}
