import { expect, test } from 'vitest';
import type { RosterView } from '@/features/crew/admin/roster/schema';
import type { CrewRole } from '@/features/crew/schema';
import { captainsByDay, leadersByDay, rosterDay, withRosterDays } from './roster-days';

// Saturday, Sunday and Monday.
const days = ['2026-12-12', '2026-12-13', '2026-12-14'];
const weekdays = [1, 2, 3, 4, 5, 6];
const papers = { insurance_until: null, first_aid_until: null, licence_until: null };

const row = (uuid: string, roles: CrewRole[], insuranceUntil: string | null = null) => {
  const member = { ...papers, insurance_until: insuranceUntil, active: true, weekdays, exceptions: new Map() };
  return {
    uuid,
    name: uuid,
    roles,
    weekdays,
    steers_on: [] as string[],
    days: days.map((day) => rosterDay(member, day)),
  };
};
const crew = [row('made', ['guide']), row('sari', ['instructor'], '2026-12-13'), row('ketut', ['captain', 'driver'])];
const roster: RosterView = {
  month: '2026-12',
  crew,
  leaders: leadersByDay(crew, days),
  captains: captainsByDay(crew, days),
};

const counts = ({ leaders }: RosterView) => leaders.map(({ count }) => count);
const statesOf = ({ crew: rows }: RosterView, uuid: string) =>
  rows.find((one) => one.uuid === uuid)?.days.map(({ state }) => state);

test('leadersByDay counts working guides and instructors with valid papers', () => {
  expect(counts(roster)).toEqual([2, 0, 1]);
});

test('captainsByDay counts a captain who works, and one who steers on a day off', () => {
  const captainsOf = (rows: typeof crew) => captainsByDay(rows, days).map(({ count }) => count);
  expect(captainsOf(crew)).toEqual([1, 0, 1]);
  expect(captainsOf(crew.map((one) => ({ ...one, steers_on: ['2026-12-13'] })))).toEqual([1, 1, 1]);
});

test("withRosterDays changes one crew member's days and recounts the leaders", () => {
  const off = withRosterDays(roster, { uuid: 'made', days, state: 'off' });
  expect(statesOf(off, 'made')).toEqual(['day_off', 'not_in_service', 'day_off']);
  expect(statesOf(off, 'sari')).toEqual(statesOf(roster, 'sari'));
  expect(counts(off)).toEqual([1, 0, 0]);

  const extra = withRosterDays(off, { uuid: 'made', days, state: 'works' });
  expect(statesOf(extra, 'made')).toEqual(['works', 'extra_day', 'works']);
  expect(counts(extra)).toEqual([2, 1, 1]);
  expect(withRosterDays(extra, { uuid: 'made', days, state: 'as_usual' })).toEqual(roster);
});

test('withRosterDays counts no leader on an extra day when the insurance has expired', () => {
  const extra = withRosterDays(roster, { uuid: 'sari', days: ['2026-12-14'], state: 'works' });
  expect(counts(extra)).toEqual([2, 0, 1]);
});
