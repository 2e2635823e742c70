import { expect, test } from 'vitest';
import { boardWith, departing, group, guest } from '@/test/outings/boards';
import type { BoardDay } from './board-day';
import { planDay } from './plan-day';

/** Ann and Al paid for a private guide; Bo and Cy did not. */
const dayWith = (...pinned: string[]): BoardDay =>
  boardWith({
    departures: [departing('Mantas', { people: 4 })],
    groups: [group('one', 'Mantas')],
    divers: ['Ann', 'Al', 'Bo', 'Cy'].map((name) =>
      guest(name, 'Mantas', {
        order: name.startsWith('A') ? 'private' : name,
        hasPrivateGuide: name.startsWith('A'),
        group: name === 'Ann' || name === 'Bo' ? 'one' : null,
        pinned: pinned.includes(name),
      }),
    ),
  });

const groupsOf = (day: BoardDay) => {
  const names = new Map<string | null, string[]>();
  for (const { name, group: of } of planDay(day).day.divers) names.set(of, [...(names.get(of) ?? []), name].sort());
  return [...names.values()].sort();
};

test('a plan removes other divers from a private group to which a member was pinned', () => {
  expect(groupsOf(dayWith('Ann'))).toEqual([
    ['Al', 'Ann'],
    ['Bo', 'Cy'],
  ]);
});

test('a plan removes divers with a private guide from groups of others', () => {
  expect(groupsOf(dayWith('Bo'))).toEqual([
    ['Al', 'Ann'],
    ['Bo', 'Cy'],
  ]);
});

test('a plan adds nobody to a private group shared by hand', () => {
  expect(groupsOf(dayWith('Ann', 'Bo'))).toEqual([['Al'], ['Ann', 'Bo'], ['Cy']]);
});
