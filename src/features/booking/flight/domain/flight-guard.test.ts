import { describe, expect, test } from 'vitest';
import { plusDays } from '@/shared/time/days';
import {
  answersOfPeople,
  type BookedDives,
  type FlightAnswer,
  flightAfter,
  flightAnswers,
  flightLimits,
  flightMoment,
  isTooClose,
} from './flight-guard';

const dived = (about: Partial<BookedDives> = {}): BookedDives => {
  const first = about.first ?? '2026-12-24';
  return { first, lastDay: first, back: null, departs: '07:30', days: 1, dives: 2, divers: [0], ...about };
};
const at = (day: string, time = '') => flightMoment({ flight_date: day, flight_time: time });

const single = [dived({ dives: 1, back: '15:30' })];
const two = [dived({ back: '15:30' })];
const noReturn = [dived()];
const singleNoReturn = [dived({ dives: 1 })];
const night = [dived({ departs: '18:00', days: 0.5 })];
const lateTrip = [dived({ departs: '12:00' })];
const course = [dived({ lastDay: '2026-12-26', days: 3, dives: 4 })];
const onTwoDays = [dived({ dives: 1, back: '15:30' }), dived({ dives: 1, back: '15:30', first: '2026-12-26' })];
const snorkelling = [dived({ dives: 0 })];
const snorkelledLater = [...two, dived({ dives: 0, first: '2026-12-28' })];

const trips = {
  ...{ single, two, noReturn, singleNoReturn, night, lateTrip },
  ...{ course, onTwoDays, snorkelling, snorkelledLater },
};

/** Dives, the flight, its answer, and the latest first day of the last item that is dived. */
const cases: [keyof typeof trips, string, string, FlightAnswer, string | null][] = [
  ['single', '2026-12-23', '12:00', 'too_soon', '2026-12-22'],
  ['single', '2026-12-24', '', 'too_soon', '2026-12-22'],
  ['single', '2026-12-24', '15:30', 'too_soon', '2026-12-23'],
  ['single', '2026-12-24', '23:59', 'too_soon', '2026-12-23'],
  ['single', '2026-12-25', '', 'too_soon', '2026-12-23'],
  ['single', '2026-12-25', '03:29', 'too_soon', '2026-12-23'],
  ['single', '2026-12-25', '03:30', 'soon', '2026-12-24'],
  ['single', '2026-12-25', '15:29', 'soon', '2026-12-24'],
  ['single', '2026-12-25', '15:30', 'fine', '2026-12-24'],
  ['single', '2026-12-26', '', 'fine', '2026-12-24'],
  ['two', '2026-12-24', '23:00', 'too_soon', '2026-12-23'],
  ['two', '2026-12-25', '', 'too_soon', '2026-12-23'],
  ['two', '2026-12-25', '03:30', 'too_soon', '2026-12-23'],
  ['two', '2026-12-25', '09:29', 'too_soon', '2026-12-23'],
  ['two', '2026-12-25', '09:30', 'soon', '2026-12-24'],
  ['two', '2026-12-25', '15:29', 'soon', '2026-12-24'],
  ['two', '2026-12-25', '15:30', 'fine', '2026-12-24'],
  ['two', '2026-12-27', '09:30', 'fine', '2026-12-26'],
  ['two', '2026-12-31', '', 'fine', '2026-12-29'],
  ['noReturn', '2026-12-25', '10:59', 'too_soon', '2026-12-23'],
  ['noReturn', '2026-12-25', '11:00', 'soon', '2026-12-24'],
  ['noReturn', '2026-12-25', '17:00', 'fine', '2026-12-24'],
  ['singleNoReturn', '2026-12-25', '04:59', 'too_soon', '2026-12-23'],
  ['singleNoReturn', '2026-12-25', '05:00', 'soon', '2026-12-24'],
  ['singleNoReturn', '2026-12-25', '17:00', 'fine', '2026-12-24'],
  ['night', '2026-12-25', '15:59', 'too_soon', '2026-12-23'],
  ['night', '2026-12-25', '16:00', 'soon', '2026-12-24'],
  ['night', '2026-12-25', '22:00', 'fine', '2026-12-24'],
  ['lateTrip', '2026-12-25', '13:59', 'too_soon', '2026-12-23'],
  ['lateTrip', '2026-12-25', '14:00', 'soon', '2026-12-24'],
  ['lateTrip', '2026-12-25', '20:00', 'fine', '2026-12-24'],
  ['course', '2026-12-25', '12:00', 'too_soon', '2026-12-22'],
  ['course', '2026-12-27', '', 'too_soon', '2026-12-23'],
  ['course', '2026-12-27', '10:59', 'too_soon', '2026-12-23'],
  ['course', '2026-12-27', '11:00', 'soon', '2026-12-24'],
  ['course', '2026-12-27', '17:00', 'fine', '2026-12-24'],
  ['onTwoDays', '2026-12-27', '03:30', 'too_soon', '2026-12-25'],
  ['onTwoDays', '2026-12-27', '09:29', 'too_soon', '2026-12-25'],
  ['onTwoDays', '2026-12-27', '09:30', 'soon', '2026-12-26'],
  ['onTwoDays', '2026-12-27', '15:30', 'fine', '2026-12-26'],
  ['onTwoDays', '2026-12-25', '09:30', 'too_soon', '2026-12-24'],
  ['snorkelling', '2026-12-24', '18:00', 'fine', null],
  ['snorkelling', '2026-12-20', '', 'fine', null],
  ['snorkelledLater', '2026-12-25', '09:29', 'too_soon', '2026-12-23'],
  ['snorkelledLater', '2026-12-25', '09:30', 'soon', '2026-12-24'],
  ['snorkelledLater', '2026-12-25', '15:30', 'fine', '2026-12-24'],
];

test.each(cases)(
  'flightAfter and flightLimits judge %s before a flight on %s %s',
  (trip, day, time, answer, latest) => {
    const dives: readonly BookedDives[] = trips[trip];
    const flight = at(day, time);
    expect(flight && flightAfter(dives, flight)).toBe(answer);
    const limits = flightLimits(dives, [flight]);
    expect(limits.filter((limit) => limit !== null).at(-1)?.latest ?? null).toBe(latest);
  },
);

describe('a later flight', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:15`);
  const flights = Array.from({ length: 9 }, (_, days) => plusDays('2026-12-21', days)).flatMap((day) =>
    hours.map((time) => at(day, time) ?? new Date(0)),
  );

  test.each(Object.entries(trips))('after %s never makes a day impossible, nor its answer worse', (_, dives) => {
    const answers = flights.map((flight) => flightAnswers.indexOf(flightAfter(dives, flight)));
    expect(answers).toEqual(answers.toSorted((one, other) => other - one));
    const refused = flights.map(
      (flight) =>
        flightLimits(dives, [flight]).filter((limit, index) => isTooClose(dives[index]?.first ?? '', limit)).length,
    );
    expect(refused).toEqual(refused.toSorted((one, other) => other - one));
  });

  test.each(Object.entries(trips))('after %s is too soon exactly when an item begins after its limit', (_, dives) => {
    for (const flight of flights) {
      const isRefused = flightLimits(dives, [flight]).some((limit, index) =>
        isTooClose(dives[index]?.first ?? '', limit),
      );
      expect(isRefused).toBe(flightAfter(dives, flight) === 'too_soon');
    }
  });
});

test('the strictest flight of the people on an item limits it, and counts only their own dives', () => {
  const items = [dived({ dives: 1, back: '15:30', divers: [0, 1] }), dived({ first: '2026-12-22', divers: [1] })];
  const flight = at('2026-12-25', '04:00');
  expect(flightLimits(items, [flight, null])).toEqual([{ hours: 12, latest: '2026-12-24' }, null]);
  expect(flightLimits(items, [flight, flight])[0]).toEqual({ hours: 18, latest: '2026-12-23' });
  expect(answersOfPeople(items, [flight, flight, null])).toEqual(['soon', 'too_soon', null]);
});

test('a flight without a time counts from the start of its day, and none without a date', () => {
  expect(at('2026-12-25')?.toISOString()).toBe('2026-12-24T16:00:00.000Z');
  expect(flightMoment({ flight_date: null, flight_time: '10:00' })).toBeNull();
  expect(flightMoment({})).toBeNull();
});
