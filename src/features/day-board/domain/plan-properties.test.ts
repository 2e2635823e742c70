import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parts } from '@/features/outings/domain/parts';
import { anyBoard } from '@/test/outings/any-boards';
import { type BoardDay, type Duty, diverKey, dutiesOf, keyOf, membersOf } from './board-day';
import { isBroken } from './conflict';
import { conflictsOf } from './conflicts';
import { leadsTooMany } from './led-at-once';
import { planDay } from './plan-day';

const settings = { numRuns: 300, seed: 14 };
const always = (fact: (before: BoardDay, after: BoardDay) => void) =>
  fc.assert(
    fc.property(anyBoard, (before) => {
      fact(before, planDay(before).day);
    }),
    settings,
  );

const byHand = (day: BoardDay) => ({
  departures: day.departures.filter(({ pinned }) => pinned).map(({ id, vehicle }) => ({ id, vehicle })),
  captains: new Set(day.outings.filter(({ pinned }) => pinned).map((outing) => `${keyOf(outing)} ${outing.captain}`)),
  leaders: day.groups.filter(({ pinned }) => pinned),
  members: day.divers.filter(({ pinned }) => pinned).map((diver) => ({ key: diverKey(diver), group: diver.group })),
});

test('a plan never changes manual choices', () => {
  always((before, after) => expect(byHand(after)).toEqual(byHand(before)));
});

test('a plan gives nobody a second duty in a part of the day', () => {
  always((before, after) => {
    const pinned = (day: BoardDay) =>
      dutiesOf(day).filter((duty) => (duty.kind === 'captain' ? duty.outing.pinned : duty.group.pinned));
    for (const { id } of after.crew)
      for (const part of parts) {
        // Two outings of one boat count as one duty of its captain.
        const inPart = (duties: Duty[]) =>
          new Set(
            duties
              .filter((duty) => duty.member === id && duty.parts.includes(part))
              .map((duty) => (duty.kind === 'captain' ? duty.outing.vehicle : duty.group.id)),
          ).size;
        // Staff may have given a member several duties by hand; the plan then adds none.
        expect(inPart(dutiesOf(after))).toBeLessThanOrEqual(Math.max(1, inPart(pinned(after))));
      }
    expect(before.crew).toEqual(after.crew);
  });
});

test('a plan puts no more people on a boat than it has seats, apart from those pinned to it', () => {
  always((_, after) => {
    for (const vehicle of after.vehicles)
      for (const part of parts) {
        const on = after.departures.filter((one) => one.vehicle === vehicle.id && one.needs.parts.includes(part));
        const fixed = on.filter(({ pinned, published }) => pinned || published);
        const count = (some: typeof on) => some.reduce((sum, { people }) => sum + people, 0);
        if (count(on) > count(fixed)) expect(count(on)).toBeLessThanOrEqual(Math.max(vehicle.seats, count(fixed)));
      }
  });
});

test('a plan fills no group beyond four divers or the ratio, apart from pinned divers', () => {
  always((_, after) => {
    for (const group of after.groups) {
      const members = membersOf(after, group);
      const ratio = after.departures.find(({ id }) => id === group.departure)?.needs.diversPerGuide ?? 0;
      const pinned = members.filter((diver) => diver.pinned).length;
      expect(members.length).toBeLessThanOrEqual(4);
      expect(members.length).toBeLessThanOrEqual(Math.max(ratio, pinned));
    }
  });
});

test('a plan gives no leader more than four divers at once, apart from those they have already', () => {
  always((before, after) => expect(leadsTooMany(before, after)).toBeNull());
});

test('a plan puts every diver who needs a leader into exactly one group', () => {
  always((before, after) => {
    expect(after.divers.map(diverKey)).toEqual(before.divers.map(diverKey));
    const led = new Set(after.departures.filter(({ needs }) => needs.ledBy !== 'none').map(({ id }) => id));
    for (const { departure, group } of after.divers) expect(group !== null).toBe(led.has(departure));
  });
});

const nothingByHand = (day: BoardDay): BoardDay => ({
  ...day,
  departures: day.departures.map((one) => ({ ...one, pinned: false, published: false })),
  outings: day.outings.map((one) => ({ ...one, pinned: false })),
  groups: day.groups.map((one) => ({ ...one, pinned: false })),
  divers: day.divers.map((one) => ({ ...one, pinned: false })),
});

test('a plan leaves no broken conflicts except languages and minors without a parent', () => {
  always((before) => {
    const after = planDay(nothingByHand(before)).day;
    const kinds = conflictsOf(after).flatMap((conflict) => (isBroken(conflict) ? [conflict.kind] : []));
    for (const kind of kinds) expect(['no_common_language', 'minor_alone']).toContain(kind);
  });
});
