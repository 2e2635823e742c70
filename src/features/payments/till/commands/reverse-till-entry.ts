import { record } from '@/features/audit/commands/record';
import { lockReports, reportedSpan } from '@/features/payments/cash/data';
import { cashDayOf, currentDay } from '@/features/payments/cash/queries/cash-day';
import type { CashDay } from '@/features/payments/cash/schema';
import { insertTillEntry, tillEntryById } from '@/features/payments/till/data';
import { isReversible } from '@/features/payments/till/queries/till-views';
import type { TillReversalInput } from '@/features/payments/till/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { dayAt } from '@/shared/time/days';

/** Reverses an entry made by mistake, once and in full, on the day the mistake is noticed. */
export async function reverseTillEntry(
  ctx: Ctx & { actor: Person },
  { entry: id, reason }: TillReversalInput,
): Promise<CashDay> {
  const date = await ctx.db.$transaction(async (tx) => {
    await lockReports(tx);
    const entry = await tillEntryById(tx, id);
    if (!entry) throw new AppError('not_found');
    if (!isReversible(entry)) throw new AppError('entry_not_reversible');
    const reversal = { kind: entry.kind, amount: 0 - entry.amount, reason };
    const made = await insertTillEntry(tx, {
      ...{ ...reversal, reversesId: id, recordedId: ctx.actor.userId, at: ctx.now },
    });
    const after = { ...reversal, reverses: id };
    await record(tx, { ctx, action: 'create', entity: 'till', entityId: made.id, label: dayAt(ctx.now), after });
    return currentDay(await reportedSpan(tx), ctx.now);
  });
  return cashDayOf(ctx, date);
}
