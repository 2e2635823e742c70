import { record } from '@/features/audit/commands/record';
import { lockReports, reportedSpan } from '@/features/payments/cash/data';
import { cashDayOf, currentDay } from '@/features/payments/cash/queries/cash-day';
import type { CashDay } from '@/features/payments/cash/schema';
import { insertTillEntry, unreportedTillEntries } from '@/features/payments/till/data';
import { sumsOfTill } from '@/features/payments/till/queries/till-views';
import type { OpenTillInput } from '@/features/payments/till/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { dayAt } from '@/shared/time/days';

/** Opens the till with a counted float; it can be opened again only once it is closed. */
export async function openTill(ctx: Ctx & { actor: Person }, { float, note }: OpenTillInput): Promise<CashDay> {
  const today = dayAt(ctx.now);
  const date = await ctx.db.$transaction(async (tx) => {
    await lockReports(tx);
    const span = await reportedSpan(tx);
    const entries = await unreportedTillEntries(tx, span?.first ?? today, today);
    if (sumsOfTill(entries).float !== null) throw new AppError('till_open');
    const entry = { kind: 'float', amount: float, reason: note, recordedId: ctx.actor.userId, at: ctx.now } as const;
    const { id } = await insertTillEntry(tx, entry);
    const after = { kind: 'float', amount: float, reason: note };
    await record(tx, { ctx, action: 'create', entity: 'till', entityId: id, label: today, after });
    return currentDay(span, ctx.now);
  });
  return cashDayOf(ctx, date);
}
