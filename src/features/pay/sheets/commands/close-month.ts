import { record } from '@/features/audit/commands/record';
import { closedMonth, insertMonth, lockMonths } from '@/features/pay/sheets/data';
import { isMonthOver } from '@/features/pay/sheets/domain/months';
import { paidTotal } from '@/features/pay/sheets/domain/pay-lines';
import { linesOfMonth } from '@/features/pay/sheets/queries/month-lines';
import type { Ctx } from '@/server/api/context';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import type { Month } from '@/shared/time/month';

/** Settles the month for good: later changes of rates or outings leave its lines unchanged. */
export function closeMonth(ctx: Ctx & { actor: Person }, month: Month): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    if (!isMonthOver(month, ctx.now)) throw fieldError('month', 'invalid.month_not_over');
    await lockMonths(tx);
    if (await closedMonth(tx, month)) throw new AppError('pay_closed');
    const lines = await linesOfMonth({ db: tx, now: ctx.now }, null, { month, member: null });
    await insertMonth(tx, { month, lines, by: ctx.actor.userId, at: ctx.now });
    const people = new Set(lines.map(({ member }) => member)).size;
    const after = { people, total: paidTotal(lines) };
    await record(tx, { ctx, action: 'create', entity: 'pay_month', entityId: month, label: month, after });
  });
}
