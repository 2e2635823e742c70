import { expect, test } from 'vitest';
import type { ScheduleDayView, ScheduleDeparture } from '@/features/availability/admin/schedule/schema';
import { roomOn, roomOnDay } from './room-on-day';

const day = (about: Partial<ScheduleDeparture>): ScheduleDeparture => ({
  time: '07:30',
  usual: true,
  status: 'open',
  capacity: 8,
  adjusted: false,
  taken: 0,
  places_left: (about.capacity ?? 8) - (about.taken ?? 0),
  limited_by: 'product',
  opens_with_guide: null,
  closed: false,
  note: null,
  updated_at: null,
  ...about,
});

test('roomOn gives staff room on any day with free seats, even after the cut-off', () => {
  expect(roomOn(day({ taken: 4 }), 4)).toEqual({ status: 'left', left: 4 });
  expect(roomOn(day({ taken: 4, status: 'cut_off' }), 4)).toEqual({ status: 'left', left: 4 });
});

test('roomOn gives no room on a day that has too few seats, is closed or is not offered', () => {
  expect(roomOn(day({ taken: 5 }), 4)).toEqual({ status: 'too_few', left: 3 });
  expect(roomOn(day({ taken: 8, status: 'sold_out' }), 4)).toEqual({ status: 'sold_out', left: 0 });
  expect(roomOn(day({ taken: 8, status: 'cut_off' }), 4)).toEqual({ status: 'sold_out', left: 0 });
  expect(roomOn(day({ status: 'closed' }), 2)).toEqual({ status: 'closed', left: 0 });
  expect(roomOn(day({ status: 'not_offered', capacity: 0 }), 2)).toEqual({ status: 'not_offered', left: 0 });
});

test('roomOn is limited by boats and guides', () => {
  expect(roomOn(day({ taken: 4, places_left: 2, limited_by: 'crew' }), 4)).toEqual({ status: 'too_few', left: 2 });
  expect(roomOn(day({ places_left: 0, limited_by: 'transport', status: 'sold_out' }), 4)).toEqual({
    status: 'sold_out',
    left: 0,
  });
});

test('roomOnDay returns the room of the departure with the most room', () => {
  const about = (...departures: Partial<ScheduleDeparture>[]): ScheduleDayView => ({
    ...{ date: '2026-12-24', planned: true, closure: null },
    ...day({}),
    departures: departures.map(day),
  });
  expect(roomOnDay(about({ taken: 5 }, { taken: 2, capacity: 6 }), 4)).toEqual({ status: 'left', left: 4 });
  expect(roomOnDay(about({ taken: 5 }, { status: 'closed' }), 4)).toEqual({ status: 'too_few', left: 3 });
  expect(roomOnDay(about({ status: 'closed' }, { status: 'closed' }), 4)).toEqual({ status: 'closed', left: 0 });
});
