import { forget } from '@/features/audit/commands/forget';
import { record } from '@/features/audit/commands/record';
import { deleteMember, lockMember } from '@/features/crew/admin/members/data';
import { shownCrewChanged } from '@/features/crew/people/commands/shown-crew-changed';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';

/** Erases everything about the person: the log still states what was done, but not to whom. */
export function removeMember(ctx: Ctx, uuid: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    await lockSpan(tx, { from: dayAt(ctx.now), to: null });
    const member = await lockMember(tx, uuid);
    if (!member) throw new AppError('not_found');
    await deleteMember(tx, uuid);
    await shownCrewChanged(tx, member);
    await recountDays(tx, { from: dayAt(ctx.now), to: null });
    await forget(tx, ['crew', 'roster', 'pay_rate', 'pay_line'], [uuid]);
    await record(tx, { ctx, action: 'delete', entity: 'crew', entityId: uuid, label: '' });
  });
}
