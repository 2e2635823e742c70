import { record } from '@/features/audit/commands/record';
import { insertReport } from '@/features/payments/cash/data';
import { cashDayOf } from '@/features/payments/cash/queries/cash-day';
import type { CashDay, CloseCashInput } from '@/features/payments/cash/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { toDate } from '@/shared/time/days';
import { lockOpenDay } from './lock-open-day';

/** Closes a day of the counter for good; later movements belong to the next report. */
export async function closeDay(
  ctx: Ctx & { actor: Person },
  { date, counted, left_in_till, note }: CloseCashInput,
): Promise<CashDay> {
  await ctx.db.$transaction(async (tx) => {
    const { entries, tillEntries, expected } = await lockOpenDay(tx, date, ctx.now);
    const { id } = await insertReport(tx, {
      ...{ date: toDate(date), expected, counted, leftInTill: left_in_till, note },
      closedById: ctx.actor.userId,
      closedAt: ctx.now,
      entryIds: entries.map((entry) => entry.id),
      tillEntryIds: tillEntries.map((entry) => entry.id),
    });
    const after = { date, expected, counted, difference: counted - expected, left_in_till, note };
    await record(tx, { ctx, action: 'create', entity: 'cash_report', entityId: id, label: date, after });
  });
  return cashDayOf(ctx, date);
}
