import { record } from '@/features/audit/commands/record';
import { closedMonth, insertExtra, lockMonths, namesOfCrew } from '@/features/pay/sheets/data';
import type { NewLine } from '@/features/pay/sheets/schema';
import type { Ctx } from '@/server/api/context';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

/** Adds a bonus, an advance to deduct, or a correction of a closed month. */
export function addLine(ctx: Ctx & { actor: Person }, input: NewLine): Promise<void> {
  const { member, month, kind, corrects, reason } = input;
  return ctx.db.$transaction(async (tx) => {
    const name = (await namesOfCrew(tx, member)).get(member);
    if (name === undefined) throw new AppError('not_found');
    await lockMonths(tx);
    if (await closedMonth(tx, month)) throw new AppError('pay_closed');
    if (corrects !== null && (corrects >= month || !(await closedMonth(tx, corrects))))
      throw fieldError('corrects', 'invalid.month_not_closed');
    const amount = kind === 'advance' ? -input.amount : input.amount;
    await insertExtra(tx, { ...input, amount, by: ctx.actor.userId, at: ctx.now });
    await record(tx, {
      ctx,
      action: 'create',
      entity: 'pay_line',
      entityId: member,
      label: `${name}, ${month}`,
      after: { crew: name, month, kind, amount, reason, corrects },
    });
  });
}
