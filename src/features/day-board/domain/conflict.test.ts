import { describe, expect, test } from 'vitest';
import { boardWith, departing, group, guest, member, outing, vessel } from '@/test/outings/boards';
import type { BoardDay } from './board-day';
import { newlyBroken } from './conflict';
import { conflictsOf } from './conflicts';

const broken = (before: BoardDay, after: BoardDay) =>
  newlyBroken(conflictsOf(before), conflictsOf(after)).map(({ kind, params }) => ({ kind, name: params.name }));

describe('a move that improves a conflict breaks nothing', () => {
  test('when it takes the first outing from a boat that stays over its seats', () => {
    const day = boardWith({
      vehicles: [vessel('Besar', 4)],
      departures: [
        departing('Mantas', { people: 2, vehicle: 'Besar' }),
        departing('Drift', { people: 6, vehicle: 'Besar', needs: { parts: ['afternoon'] } }),
      ],
    });
    const after = {
      ...day,
      departures: day.departures.map((one) => (one.id === 'Mantas' ? { ...one, vehicle: null } : one)),
    };
    expect(conflictsOf(after)).toContainEqual(expect.objectContaining({ kind: 'over_seats' }));
    expect(broken(day, after)).toEqual([]);
    expect(broken(after, day)).toEqual([{ kind: 'over_seats', name: undefined }]);
  });

  test('when one of two guests with a private guide leaves their shared group', () => {
    const [ann, bo, cy] = ['Ann', 'Bo', 'Cy'].map((name) =>
      guest(name, 'Mantas', { group: 'one', hasPrivateGuide: name !== 'Cy' }),
    );
    const day = boardWith({
      departures: [departing('Mantas', { people: 3 })],
      groups: [group('one', 'Mantas'), group('two', 'Mantas')],
      divers: [ann, bo, cy].flatMap((diver) => diver ?? []),
    });
    const after = {
      ...day,
      divers: day.divers.map((one) => (one.name === 'Ann' ? { ...one, group: 'two' } : one)),
    };
    expect(broken(boardWith({}), day)).toEqual([
      { kind: 'private_guide_shared', name: 'Ann' },
      { kind: 'private_guide_shared', name: 'Bo' },
    ]);
    expect(broken(day, after)).toEqual([]);
  });

  test('when a crew member double-booked in two parts is removed from one of them', () => {
    const day = boardWith({
      vehicles: [vessel('Besar', 12), vessel('Kecil', 8)],
      crew: [member('Ketut', { roles: ['captain'] })],
      departures: [departing('Mantas', { people: 2, vehicle: 'Besar' })],
      outings: ['Besar', 'Kecil'].flatMap((vehicle) => [
        outing(vehicle, { captain: 'Ketut' }),
        outing(vehicle, { part: 'night', captain: 'Ketut' }),
      ]),
    });
    const after = {
      ...day,
      outings: day.outings.filter(({ vehicle, part }) => vehicle !== 'Besar' || part !== 'night'),
    };
    expect(conflictsOf(day).filter(({ kind }) => kind === 'twice')).toHaveLength(2);
    expect(broken(day, after)).toEqual([]);
  });
});
