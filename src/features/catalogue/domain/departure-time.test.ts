import { expect, test } from 'vitest';
import { meetingTimeAt } from './departure-time';

test('meetingTimeAt keeps the interval between meeting and departure', () => {
  const usual = { departureTime: '07:30', meetingTime: '06:45' };
  expect(['07:30', '13:00', '00:10'].map((time) => meetingTimeAt(usual, time))).toEqual(['06:45', '12:15', '00:00']);
  expect(meetingTimeAt({ ...usual, meetingTime: null }, '13:00')).toBeNull();
});
