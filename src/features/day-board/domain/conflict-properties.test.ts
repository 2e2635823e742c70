import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parts } from '@/features/outings/domain/parts';
import { anyBoard } from '@/test/outings/any-boards';
import { type BoardDay, type Duty, dutiesOf, maxGroupSize, membersOf } from './board-day';
import type { ConflictKind } from './conflict';
import { conflictsOf } from './conflicts';

const always = (fact: (day: BoardDay) => void) => fc.assert(fc.property(anyBoard, fact), { numRuns: 300, seed: 14 });
const ofKind = (day: BoardDay, ...kinds: ConflictKind[]) => conflictsOf(day).filter(({ kind }) => kinds.includes(kind));

const sameWheel = (one: Duty, other: Duty) =>
  one.kind === 'captain' && other.kind === 'captain' && one.outing.vehicle === other.outing.vehicle;

test('a crew member is double-booked exactly when two duties share a part, unless both steer one boat', () => {
  always((day) => {
    const twice = new Set(ofKind(day, 'twice').map(({ at }) => at.member));
    const duties = dutiesOf(day);
    for (const { id } of day.crew) {
      const own = duties.filter(({ member }) => member === id);
      const clashes = own.some((one, index) =>
        own
          .slice(index + 1)
          .some((other) => !sameWheel(one, other) && one.parts.some((part) => other.parts.includes(part))),
      );
      expect([id, twice.has(id)]).toEqual([id, clashes]);
    }
  });
});

test('a boat is over its seats exactly when it carries too many people in some part of the day', () => {
  always((day) => {
    const over = ofKind(day, 'over_seats').map(({ params }) => params.vehicle);
    for (const { id, name, seats } of day.vehicles) {
      const fullest = parts.map((part) =>
        day.departures
          .filter(({ vehicle, needs }) => vehicle === id && needs.parts.includes(part))
          .reduce((sum, { people }) => sum + people, 0),
      );
      expect([name, over.filter((one) => one === name).length]).toEqual([name, Math.max(...fullest) > seats ? 1 : 0]);
    }
  });
});

test("a group is too large exactly when it exceeds its product's ratio or the general maximum", () => {
  always((day) => {
    const large = new Set(ofKind(day, 'group_too_large', 'over_ratio').map(({ at }) => at.group));
    for (const group of day.groups) {
      const most = day.departures.find(({ id }) => id === group.departure)?.needs.diversPerGuide ?? maxGroupSize;
      expect([group.id, large.has(group.id)]).toEqual([group.id, membersOf(day, group).length > most]);
    }
  });
});

test('a crew member who is off, without valid papers or without the role is reported for every duty', () => {
  always((day) => {
    const named = (kind: ConflictKind) => ofKind(day, kind).map(({ at }) => at.member);
    const expected = (isWrong: (member: BoardDay['crew'][number]) => boolean) =>
      dutiesOf(day).flatMap(({ member }) =>
        day.crew.some((one) => one.id === member && isWrong(one)) ? [member] : [],
      );
    expect(named('off').sort()).toEqual(expected(({ isWorking }) => !isWorking).sort());
    expect(named('paper_over').sort()).toEqual(expected(({ expired }) => expired !== null).sort());
  });
});

test('conflicts do not depend on the order in which rows are read', () => {
  const kinds = (day: BoardDay) =>
    conflictsOf(day)
      .map(({ kind }) => kind)
      .sort();
  always((day) => {
    const reversed = {
      ...day,
      vehicles: day.vehicles.toReversed(),
      crew: day.crew.toReversed(),
      departures: day.departures.toReversed(),
      outings: day.outings.toReversed(),
      divers: day.divers.toReversed(),
    };
    expect(kinds(reversed)).toEqual(kinds(day));
  });
});
