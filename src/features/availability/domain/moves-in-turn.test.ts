import { expect, test } from 'vitest';
import { AppError } from '@/shared/errors/errors';
import { type Moving, movesInTurn } from './moves-in-turn';
import type { Schedule } from './schedule';

const now = new Date('2026-12-01T02:00:00Z');
const departure = (id: string, time: string, taken: number) => ({
  ...{ id, time, taken, capacity: 4, closed: false, adjusted: true, note: null },
  updatedAt: '2026-12-01T00:00:00.000Z',
});
const schedule = (departures: Schedule['departures']): Schedule => ({
  product: {
    ...{ id: 'trip', area: null, bookable: true, weekdays: [1, 2, 3, 4, 5, 6, 7], seatsPerDay: 4, diversPerPackage: 2 },
    ...{
      id: 'trip',
      area: null,
      bookable: true,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      seatsPerDay: 4,
      diversPerPackage: 2,
      smallestParty: 2,
    },
    ...{ cutOffHours: 12, diveCount: 2, departureTime: '07:30', meetingTime: null, durationDays: 1 },
    needs: { transport: 'none', ledBy: 'none', parts: ['morning'], areas: [] } as never,
  },
  departures,
  closures: [],
});
const party = (divers: number): Moving => ({
  ...{ productId: 'trip', departureId: 'before', first: '2026-12-20', durationDays: 1 },
  ...{ divers, companions: 0, hasPrivateGuide: false },
});
const span = { from: '2026-12-24', to: '2026-12-24' };
const on = (departures: Schedule['departures']) =>
  movesInTurn({ schedules: [schedule(departures)], seats: null, date: '2026-12-24', now, span });
const codeOf = (run: () => unknown) => {
  try {
    run();
  } catch (thrown) {
    return thrown instanceof AppError ? [thrown.code, thrown.params] : thrown;
  }
};

test('each party finds the seats that earlier parties left, on the next departure with room', () => {
  const take = on(new Map([['2026-12-24', [departure('early', '07:30', 1), departure('late', '13:00', 0)]]]));
  expect(take(party(2))).toMatchObject({ time: '07:30', left: 1 });
  expect(take(party(3))).toMatchObject({ time: '13:00', left: 1 });
  expect(codeOf(() => take(party(2)))).toEqual(['sold_out', { day: '2026-12-24', count: 1 }]);
  expect(take(party(1))).toMatchObject({ time: '07:30', left: 0 });
});

test('a departure that does not exist yet fills up as well', () => {
  const take = on(new Map());
  expect(take(party(4))).toMatchObject({ time: '07:30', left: 0 });
  expect(codeOf(() => take(party(2)))).toEqual(['sold_out', { day: '2026-12-24' }]);
});

test('a move that is taken back leaves its seats to the next party', () => {
  const take = on(new Map());
  take(party(4)).undo();
  expect(take(party(4))).toMatchObject({ time: '07:30', left: 0 });
});
