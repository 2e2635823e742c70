import { record } from '@/features/audit/commands/record';
import { closedMonth, deleteExtra, extraById, lockMonths } from '@/features/pay/sheets/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Works only while the month is open. */
export function removeLine(ctx: Ctx, uuid: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    await lockMonths(tx);
    const line = await extraById(tx, uuid);
    if (!line) throw new AppError('not_found');
    const { memberId, member, month, kind, amount, reason } = line;
    if (await closedMonth(tx, month)) throw new AppError('pay_closed');
    await deleteExtra(tx, uuid);
    await record(tx, {
      ctx,
      action: 'delete',
      entity: 'pay_line',
      entityId: memberId,
      label: `${member.name}, ${month}`,
      before: { crew: member.name, month, kind, amount, reason },
    });
  });
}
