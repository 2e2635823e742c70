import { activeMembers, exceptionsOf, toMember } from '@/features/crew/admin/roster/data';
import { captainsByDay, leadersByDay, rosterDay } from '@/features/crew/admin/roster/domain/roster-days';
import type { RosterInput, RosterView } from '@/features/crew/admin/roster/schema';
import type { Ctx } from '@/server/api/context';
import { dayAt, daysFrom, toDay } from '@/shared/time/days';
import { firstOf, lastOf, monthOf } from '@/shared/time/month';

export async function roster({ db, now }: Ctx, input: RosterInput): Promise<RosterView> {
  const month = input.month ?? monthOf(dayAt(now));
  const [first, last] = [firstOf(month), lastOf(month)];
  const days = daysFrom(first, last);
  const members = await activeMembers(db, first, last);
  const crew = members.map((row) => {
    const member = toMember(row, exceptionsOf(row.days));
    const { id: uuid, name, roles, weekdays } = row;
    const steers_on = [...new Set(row.steers.map(({ date }) => toDay(date)))];
    return { uuid, name, roles, weekdays, steers_on, days: days.map((day) => rosterDay(member, day)) };
  });
  return { month, crew, leaders: leadersByDay(crew, days), captains: captainsByDay(crew, days) };
}
