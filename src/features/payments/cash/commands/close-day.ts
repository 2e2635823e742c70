import { record } from '@/features/audit/commands/record';
import { insertReport, lockReports, reportedSpan, unreportedEntries } from '@/features/payments/cash/data';
import { cashSums } from '@/features/payments/cash/domain/cash-sums';
import { cashDayOf } from '@/features/payments/cash/queries/cash-day';
import type { CashDay, CloseCashInput } from '@/features/payments/cash/schema';
import { toMovementView } from '@/features/payments/movements/queries/list-movements';
import type { Ctx } from '@/server/api/context';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { dayAt, toDate } from '@/shared/time/days';

/** Closes a day of the counter for good; what is moved on it afterwards belongs to the next report. */
export async function closeDay(
  ctx: Ctx & { actor: Person },
  { date, counted, note }: CloseCashInput,
): Promise<CashDay> {
  await ctx.db.$transaction(async (tx) => {
    if (date > dayAt(ctx.now)) throw fieldError('date', 'invalid.date_in_future');
    await lockReports(tx);
    const span = await reportedSpan(tx);
    if (span && date <= span.last) throw new AppError('cash_closed');
    const entries = await unreportedEntries(tx, span?.first ?? date, date);
    const { expected } = cashSums(entries.map(toMovementView));
    const { id } = await insertReport(tx, {
      ...{ date: toDate(date), expected, counted, note },
      closedById: ctx.actor.userId,
      closedAt: ctx.now,
      entryIds: entries.map((entry) => entry.id),
    });
    const after = { date, expected, counted, difference: counted - expected, note };
    await record(tx, { ctx, action: 'create', entity: 'cash_report', entityId: id, label: date, after });
  });
  return cashDayOf(ctx, date);
}
