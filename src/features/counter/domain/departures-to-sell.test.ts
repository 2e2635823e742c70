import { describe, expect, test } from 'vitest';
import type { DayView, TimeView } from '@/features/availability/schema';
import { momentOf } from '@/shared/time/days';
import { firstDayToSell, roomAtCounter, timeToSell } from './departures-to-sell';

const TODAY = '2026-12-01';
const at = (time: string, status: TimeView['status'] = 'cut_off', places_left = 6): TimeView => ({
  time,
  status,
  places_left,
});
const day = (date: string, ...times: TimeView[]): DayView => ({
  date,
  status: times[0]?.status ?? 'closed',
  places_left: Math.max(0, ...times.map(({ places_left }) => places_left)),
  note: null,
  times,
});
const party = { people: 2, now: momentOf(TODAY, '09:00') };

describe('the day that the counter proposes', () => {
  test("is today, even past the customers' cut-off, while a departure with room has not left", () => {
    const days = [day(TODAY, at('07:30'), at('14:00')), day('2026-12-02', at('07:30', 'open'))];
    expect(firstDayToSell(days, party)).toBe(TODAY);
  });

  test("is a later day when today's departures have left, are full or closed", () => {
    const tomorrow = day('2026-12-02', at('07:30', 'open'));
    expect(firstDayToSell([day(TODAY, at('07:30')), tomorrow], party)).toBe(tomorrow.date);
    expect(firstDayToSell([day(TODAY, at('14:00', 'cut_off', 1)), tomorrow], party)).toBe(tomorrow.date);
    expect(firstDayToSell([day(TODAY, at('14:00', 'closed')), tomorrow], party)).toBe(tomorrow.date);
    expect(firstDayToSell([day(TODAY)], party)).toBeUndefined();
  });
});

describe('the departure that the counter sells', () => {
  const two = day(TODAY, at('07:30'), at('14:00'));

  test('is the first departure that can still be joined, or the chosen departure', () => {
    expect(timeToSell(two, party, null)).toBe('14:00');
    expect(timeToSell(two, party, '07:30')).toBe('07:30');
    expect(timeToSell(two, party, '18:00')).toBe('14:00');
    // The field shows the departure that will be refused.
    expect(timeToSell(day(TODAY, at('07:30'), at('08:00')), party, null)).toBe('07:30');
  });

  test('is not named on a day with only one departure', () => {
    expect(timeToSell(day(TODAY, at('14:00')), party, '14:00')).toBeUndefined();
  });

  test('states for each departure why it cannot be sold', () => {
    expect(roomAtCounter(TODAY, at('07:30'), party)).toBe('gone');
    expect(roomAtCounter(TODAY, at('14:00', 'cut_off', 1), party)).toBe('too_few');
    expect(roomAtCounter(TODAY, at('14:00'), party)).toBe('open');
  });
});
