import { record } from '@/features/audit/commands/record';
import { lockMember } from '@/features/crew/admin/members/data';
import { exceptionsOn, toMember, writeExceptions } from '@/features/crew/admin/roster/data';
import { rosterDay } from '@/features/crew/admin/roster/domain/roster-days';
import type { RosterDay, RosterDaysView, SetRosterDaysInput } from '@/features/crew/admin/roster/schema';
import { type DayState, exceptionFor } from '@/features/crew/domain/duty';
import { shortNotice } from '@/features/outings/counting/queries/short-notice';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';

const factsOf = (days: readonly RosterDay[]) => {
  const inState = (sought: DayState) => days.filter(({ state }) => state === sought).map(({ date }) => date);
  return { days_off: inState('day_off'), extra_days: inState('extra_day') };
};

/** Sets all of the days or none; stores only exceptions to the weekdays. */
export function setRosterDays(ctx: Ctx, { uuid, days, state }: SetRosterDaysInput): Promise<RosterDaysView> {
  const sorted = [...days].sort();
  return ctx.db.$transaction(async (tx) => {
    const span = { from: sorted[0] ?? dayAt(ctx.now), to: sorted.at(-1) ?? dayAt(ctx.now) };
    await lockSpan(tx, span);
    const row = await lockMember(tx, uuid);
    if (!row) throw new AppError('not_found');
    if (!row.active) throw new AppError('crew_inactive', { params: { name: row.name } });
    const before = await exceptionsOn(tx, uuid, sorted);
    const after = new Map(
      sorted.flatMap((day) => {
        const works = exceptionFor(row, day, state);
        return works === null ? [] : [[day, works] as const];
      }),
    );
    await writeExceptions(tx, uuid, sorted, after);
    const short = await recountDays(tx, span);
    const daysWith = (exceptions: ReadonlyMap<string, boolean>) =>
      sorted.map((day) => rosterDay(toMember(row, exceptions), day));
    const changed = daysWith(after);
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'roster',
      entityId: uuid,
      label: row.name,
      before: factsOf(daysWith(before)),
      after: factsOf(changed),
    });
    return { uuid, days: changed, short: await shortNotice(ctx, short) };
  });
}
