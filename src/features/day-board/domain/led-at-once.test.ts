import { expect, test } from 'vitest';
import type { Part } from '@/features/outings/domain/parts';
import { boardWith, departing, group, guest, member } from '@/test/outings/boards';
import { applyChange } from './changes';
import { leadsTooMany, ledBeside } from './led-at-once';

/** Two departures, each with a group of the given size, led by Made and Oka. */
function twoGroups(second: Part[], [one, other] = [4, 4]) {
  const needs = (parts: Part[]) => ({ needs: { ...departing('any').needs, parts } });
  const divers = (departure: string, count: number) =>
    Array.from({ length: count }, (_, at) => guest(`${departure} ${at}`, departure, { group: `of ${departure}` }));
  return boardWith({
    crew: [member('made'), member('oka')],
    departures: [departing('early', needs(['morning'])), departing('late', needs(second))],
    groups: [group('of early', 'early', { leader: 'made' }), group('of late', 'late', { leader: 'oka' })],
    divers: [...divers('early', one ?? 0), ...divers('late', other ?? 0)],
  });
}
const both = (day: ReturnType<typeof twoGroups>) =>
  applyChange(day, { kind: 'set_leader', group: 'of late', leader: 'made' });

test('two groups of four in one part are too many for one leader', () => {
  const day = twoGroups(['morning', 'afternoon']);
  expect(leadsTooMany(day, both(day))).toEqual({ leader: 'made', part: 'morning' });
});

test('groups of four in different parts are allowed, and so are two groups of two in one part', () => {
  const [after, small] = [twoGroups(['afternoon']), twoGroups(['morning'], [2, 2])];
  expect([leadsTooMany(after, both(after)), leadsTooMany(small, both(small))]).toEqual([null, null]);
});

test('an existing excess does not block a change that does not increase it', () => {
  const day = both(twoGroups(['morning']));
  const smaller = { ...day, divers: day.divers.slice(1) };
  expect(leadsTooMany(day, smaller)).toBeNull();
});

test("ledBeside returns the leader's other groups in a shared part", () => {
  const [at, after] = [both(twoGroups(['morning'])), both(twoGroups(['afternoon']))];
  const beside = (day: typeof at) => day.groups.map((one) => ledBeside(day, one).map(({ id }) => id));
  expect(beside(at)).toEqual([['of late'], ['of early']]);
  expect(beside(after)).toEqual([[], []]);
});

test('swapping exchanges the two leaders, and pins them', () => {
  const day = applyChange(twoGroups(['morning']), { kind: 'swap_leaders', group: 'of early', other: 'of late' });
  expect(day.groups.map(({ leader, pinned }) => [leader, pinned])).toEqual([
    ['oka', true],
    ['made', true],
  ]);
});
