import { expect, test } from 'vitest';
import { type OfferedProduct, seatsOffered } from './seats-offered';

const week = { from: '2026-11-16', to: '2026-11-22' };
const product = (about: Partial<OfferedProduct> = {}): OfferedProduct => ({
  id: 'wreck',
  area: 'tulamben',
  servedAreas: [],
  durationDays: 1,
  parts: ['morning'],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  seatsPerDay: 10,
  since: '2026-01-01',
  sold: true,
  ...about,
});
const offered = (about: Partial<OfferedProduct>) => seatsOffered([product(about)], [], [], week).get('wreck');

test('a product offers the seats of its weekly plan from the day it was created', () => {
  expect(offered({})).toBe(70);
  expect(offered({ weekdays: [6, 7] })).toBe(20);
  expect(offered({ since: '2026-11-21' })).toBe(20);
  expect(offered({ sold: false })).toBe(0);
});

test('a day with departures offers their seats instead, even outside the plan', () => {
  const departures = [
    { productId: 'wreck', date: '2026-11-16', seats: 25 },
    { productId: 'wreck', date: '2026-11-18', seats: 0 },
    { productId: 'wreck', date: '2026-11-23', seats: 99 },
    { productId: 'reef', date: '2026-11-17', seats: 99 },
  ];
  const seats = (about: Partial<OfferedProduct>) => seatsOffered([product(about)], departures, [], week).get('wreck');
  expect(seats({})).toBe(75);
  expect(seats({ weekdays: [3] })).toBe(25);
  expect(seats({ sold: false })).toBe(25);
});

test('a closed area offers no seats, nor does a two-day course on the day before', () => {
  const closures = [{ from: '2026-11-18', to: '2026-11-19', areas: ['tulamben'], nightBefore: false }];
  const seats = (about: Partial<OfferedProduct>) => seatsOffered([product(about)], [], closures, week).get('wreck');
  expect(seats({})).toBe(50);
  expect(seats({ durationDays: 2 })).toBe(40);
  expect(seats({ area: 'penida' })).toBe(70);
  expect(seats({ area: 'penida', servedAreas: ['tulamben'] })).toBe(50);
});
