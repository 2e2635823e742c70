import type { RosterDay, RosterRow, RosterView, SetRosterDaysInput } from '@/features/crew/admin/roster/schema';
import { canLead, dayState, exceptionFor, type OnDuty } from '@/features/crew/domain/duty';
import { hasValidPapers, type PaperDates } from '@/features/crew/domain/papers';
import type { Day } from '@/shared/time/days';

export const rosterDay = (member: OnDuty & PaperDates, date: Day): RosterDay => ({
  date,
  state: dayState(member, date),
  papers_valid: hasValidPapers(member, date),
});

const isAtWork = ({ state, papers_valid: isValid }: RosterDay): boolean =>
  isValid && (state === 'works' || state === 'extra_day');

/** Counts the guides and instructors who work on each day, without those who have an expired paper. */
export function leadersByDay(crew: readonly RosterRow[], days: readonly Day[]): RosterView['leaders'] {
  const counts = new Map(days.map((day) => [day, 0]));
  for (const { roles, days: own } of crew)
    if (canLead(roles)) for (const day of own) if (isAtWork(day)) counts.set(day.date, (counts.get(day.date) ?? 0) + 1);
  return [...counts].map(([date, count]) => ({ date, count }));
}

/** Counts the captains at work on each day; one who steers is at work, also on a day off. */
export function captainsByDay(crew: readonly RosterRow[], days: readonly Day[]): RosterView['captains'] {
  const captains = crew.filter(({ roles }) => roles.includes('captain'));
  const isThere = ({ days: own, steers_on }: RosterRow, date: Day) =>
    steers_on.includes(date) || own.some((day) => day.date === date && isAtWork(day));
  return days.map((date) => ({ date, count: captains.filter((row) => isThere(row, date)).length }));
}

/** The roster after a change, so that the screen need not wait for the server. */
export function withRosterDays(roster: RosterView, { uuid, days, state }: SetRosterDaysInput): RosterView {
  const crew = roster.crew.map((row) => {
    if (row.uuid !== uuid) return row;
    const changed = row.days.map((day) => {
      if (!days.includes(day.date)) return day;
      const works = exceptionFor(row, day.date, state);
      const exceptions = new Map(works === null ? [] : [[day.date, works]]);
      return { ...day, state: dayState({ ...row, active: true, exceptions }, day.date) };
    });
    return { ...row, days: changed };
  });
  const dates = roster.leaders.map(({ date }) => date);
  return { ...roster, crew, leaders: leadersByDay(crew, dates), captains: captainsByDay(crew, dates) };
}
