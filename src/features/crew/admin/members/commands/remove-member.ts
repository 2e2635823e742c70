import { forget } from '@/features/audit/commands/forget';
import { record } from '@/features/audit/commands/record';
import { deleteMember, lockMember } from '@/features/crew/admin/members/data';
import { shownCrewChanged } from '@/features/crew/people/commands/shown-crew-changed';
import { shortNotice } from '@/features/outings/counting/queries/short-notice';
import type { NowShort } from '@/features/outings/counting/schema';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import { unpaidMonths } from '@/features/pay/sheets/queries/unpaid-months';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { formatList } from '@/shared/locale/format-list';
import { dayAt } from '@/shared/time/days';
import { formatMonth } from '@/shared/time/month';

/** Refuses a member with unpaid months, because removal also deletes the earnings of months that are still open. */
async function requirePaid(tx: Tx, { now, locale }: Ctx, uuid: string): Promise<void> {
  const months = await unpaidMonths(tx, uuid, dayAt(now));
  const named = months.map((month) => formatMonth(month, locale));
  if (months.length > 0) throw new AppError('crew_unpaid', { params: { months: formatList(locale, named) } });
}

/** Erases the person: the audit log keeps the actions but no longer names the person. */
export function removeMember(ctx: Ctx, uuid: string): Promise<NowShort> {
  return ctx.db.$transaction(async (tx) => {
    await lockSpan(tx, { from: dayAt(ctx.now), to: null });
    const member = await lockMember(tx, uuid);
    if (!member) throw new AppError('not_found');
    await requirePaid(tx, ctx, uuid);
    await deleteMember(tx, uuid);
    await shownCrewChanged(tx, member);
    const short = await recountDays(tx, { from: dayAt(ctx.now), to: null });
    await forget(tx, ['crew', 'roster', 'pay_rate', 'pay_line'], [uuid]);
    await record(tx, { ctx, action: 'delete', entity: 'crew', entityId: uuid, label: '' });
    return { short: await shortNotice(ctx, short) };
  });
}
