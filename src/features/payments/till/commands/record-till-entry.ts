import { record } from '@/features/audit/commands/record';
import { reportedSpan } from '@/features/payments/cash/data';
import { cashDayOf, currentDay } from '@/features/payments/cash/queries/cash-day';
import type { CashDay } from '@/features/payments/cash/schema';
import { insertTillEntry } from '@/features/payments/till/data';
import { signedAmount } from '@/features/payments/till/domain/till-sums';
import type { TillEntryInput } from '@/features/payments/till/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { dayAt } from '@/shared/time/days';

/** Records cash put into or taken out of the till, with the reason. */
export async function recordTillEntry(
  ctx: Ctx & { actor: Person },
  { kind, amount: typed, reason }: TillEntryInput,
): Promise<CashDay> {
  const amount = signedAmount(kind, typed);
  await ctx.db.$transaction(async (tx) => {
    const { id } = await insertTillEntry(tx, { kind, amount, reason, recordedId: ctx.actor.userId, at: ctx.now });
    const after = { kind, amount, reason };
    await record(tx, { ctx, action: 'create', entity: 'till', entityId: id, label: dayAt(ctx.now), after });
  });
  return cashDayOf(ctx, currentDay(await reportedSpan(ctx.db), ctx.now));
}
