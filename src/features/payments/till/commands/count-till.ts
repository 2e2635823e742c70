import { record } from '@/features/audit/commands/record';
import { lockOpenDay } from '@/features/payments/cash/commands/lock-open-day';
import { cashDayOf } from '@/features/payments/cash/queries/cash-day';
import type { CashDay } from '@/features/payments/cash/schema';
import { insertCount } from '@/features/payments/till/data';
import type { CountInput } from '@/features/payments/till/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { toDate } from '@/shared/time/days';

/** Records the counted cash and hands the till over to the person who closes the day. */
export async function countTill(
  ctx: Ctx & { actor: Person },
  { date, counted, left_in_till, note }: CountInput,
): Promise<CashDay> {
  await ctx.db.$transaction(async (tx) => {
    const { expected } = await lockOpenDay(tx, date, ctx.now);
    const { id } = await insertCount(tx, {
      ...{ date: toDate(date), expected, counted, leftInTill: left_in_till, note },
      countedById: ctx.actor.userId,
      countedAt: ctx.now,
    });
    const after = { expected, counted, difference: counted - expected, left_in_till, note };
    await record(tx, { ctx, action: 'create', entity: 'till', entityId: id, label: date, after });
  });
  return cashDayOf(ctx, date);
}
