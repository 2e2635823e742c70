import { expect, test } from 'vitest';
import type { ScheduleDayView } from '@/features/availability/admin/schedule/schema';
import { roomOn } from './room-on-day';

const day = (about: Partial<ScheduleDayView>): ScheduleDayView => ({
  date: '2026-12-24',
  status: 'open',
  planned: true,
  capacity: 8,
  adjusted: false,
  taken: 0,
  closed: false,
  note: null,
  closure: null,
  updated_at: null,
  ...about,
});

test('roomOn gives the staff room on any day with free seats, also after the cut-off', () => {
  expect(roomOn(day({ taken: 4 }), 4)).toEqual({ status: 'left', left: 4 });
  expect(roomOn(day({ taken: 4, status: 'cut_off' }), 4)).toEqual({ status: 'left', left: 4 });
});

test('roomOn gives no room on a day with too few seats, with none, closed or not offered', () => {
  expect(roomOn(day({ taken: 5 }), 4)).toEqual({ status: 'too_few', left: 3 });
  expect(roomOn(day({ taken: 8, status: 'sold_out' }), 4)).toEqual({ status: 'sold_out', left: 0 });
  expect(roomOn(day({ taken: 8, status: 'cut_off' }), 4)).toEqual({ status: 'sold_out', left: 0 });
  expect(roomOn(day({ status: 'closed' }), 2)).toEqual({ status: 'closed', left: 0 });
  expect(roomOn(day({ status: 'not_offered', capacity: 0 }), 2)).toEqual({ status: 'not_offered', left: 0 });
});
