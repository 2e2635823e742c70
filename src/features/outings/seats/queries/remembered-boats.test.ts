import { expect, test } from 'vitest';
import type { Departure } from '@/features/outings/domain/day';
import { boat, dayWith, trip } from '@/test/outings/days';
import { rememberedBoats } from './remembered-boats';

const dayOf = (about: Partial<Departure> = {}, seats = 8) =>
  dayWith({ vehicles: [boat('Kecil', seats)], departures: [trip('first', { people: 2, vehicle: 'Kecil', ...about })] });

test('a day with the same boats, people and needs is not searched again, even with other leaders', () => {
  const boats = rememberedBoats(dayOf());
  expect(rememberedBoats(dayOf({ sharedDivers: 1, privateDivers: [1], productSeats: 3 }))).toBe(boats);
});

test('a day with other people, boats, needs or more seats is searched again', () => {
  const boats = rememberedBoats(dayOf());
  const others = [
    dayOf({ people: 3 }),
    dayOf({ vehicle: null }),
    dayOf({ isFixed: true }),
    dayOf({ needs: { ...trip('first').needs, parts: ['night'] } }),
    dayOf({}, 9),
    { ...dayOf(), searchedBelow: 4 },
    { ...dayOf(), countsVehicles: false },
  ];
  const found = others.map((day) => rememberedBoats(day));
  expect(new Set([boats, ...found]).size).toBe(others.length + 1);
});
