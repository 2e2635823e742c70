import { expect, test } from 'vitest';
import { tripOfPath } from './trip-of-path';

test.each([
  ['/booking-form?product=manta-point&date=2026-11-27', { slug: 'manta-point', date: '2026-11-27' }],
  ['/de/booking-form?product=manta-point&step=review', { slug: 'manta-point', date: null }],
  ['/trips/manta-point?date=2026-11-27&quantity=2', { slug: 'manta-point', date: '2026-11-27' }],
  ['/ja/courses/open-water', { slug: 'open-water', date: null }],
  ['/gopro/divemaster/items', { slug: 'divemaster', date: null }],
  ['/trips/manta-point?date=2026-02-31', { slug: 'manta-point', date: null }],
])('tripOfPath finds the trip in %s', (path, trip) => {
  expect(tripOfPath(path)).toEqual(trip);
});

test.each([
  '/',
  '/user',
  '/trips',
  '/trips?level=none',
  '/booking-form',
  '/booking-form?product=',
  '/blog/manta-point',
])('tripOfPath finds no trip in %s', (path) => {
  expect(tripOfPath(path)).toBeNull();
});
