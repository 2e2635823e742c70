import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusDays } from '@/shared/time/days';
import { bookableRange } from './bookable-range';
import { type DayAbout, type Departure, dayStatus, type Plan, seatsLeft } from './day-status';

const plan: Plan = { bookable: true, weekdays: [4, 5], seatsPerDay: 8, smallestParty: 2 };
const departure: Departure = { capacity: 8, taken: 0, closed: false, adjusted: false };
/** Christmas Eve of 2026 is a Thursday; `now` is noon in Bali, three days before. */
const thursday: DayAbout = {
  day: '2026-12-24',
  plan,
  departure: null,
  isShut: false,
  range: bookableRange(12, new Date('2026-12-21T04:00:00Z')),
};
const statusOf = (about: Partial<DayAbout>) => dayStatus({ ...thursday, ...about });
const statusAt = (clock: string, cutOffHours = 12) => statusOf({ range: bookableRange(cutOffHours, new Date(clock)) });
const withDeparture = (about: Partial<Departure>) => statusOf({ departure: { ...departure, ...about } });

describe('dayStatus', () => {
  test('a day in the weekly plan is open with all seats of the product', () => {
    expect(statusOf({})).toBe('open');
    expect(seatsLeft(thursday)).toBe(8);
  });

  test('a day outside the weekly plan is not offered unless staff gave it a capacity', () => {
    const monday = '2026-12-28';
    expect(statusOf({ day: monday })).toBe('not_offered');
    expect(statusOf({ day: monday, departure })).toBe('not_offered');
    expect(statusOf({ day: monday, departure: { ...departure, adjusted: true } })).toBe('open');
  });

  test('no day is offered for a product that has no seats or is sold on enquiry', () => {
    expect(statusOf({ plan: { ...plan, seatsPerDay: 0 } })).toBe('not_offered');
    expect(statusOf({ plan: { ...plan, bookable: false } })).toBe('not_offered');
    const own = { ...departure, adjusted: true };
    expect(statusOf({ plan: { ...plan, bookable: false }, departure: own })).toBe('not_offered');
  });

  test('a day is closed by staff or by a closure', () => {
    expect(withDeparture({ closed: true })).toBe('closed');
    expect(statusOf({ isShut: true })).toBe('closed');
    expect(statusOf({ isShut: true, departure: { ...departure, adjusted: true } })).toBe('closed');
  });

  test('a day is sold out when fewer seats are left than one package needs', () => {
    expect(withDeparture({ taken: 6 })).toBe('open');
    expect(withDeparture({ taken: 7 })).toBe('sold_out');
    expect(withDeparture({ taken: 8 })).toBe('sold_out');
    expect(withDeparture({ capacity: 0 })).toBe('sold_out');
  });

  test('a day is cut off twelve hours before half past six, by the clock in Bali', () => {
    expect(statusAt('2026-12-23T18:30:00+08:00')).toBe('open');
    expect(statusAt('2026-12-23T18:30:01+08:00')).toBe('cut_off');
  });

  test('a day that is over in Bali is not offered, though it is still that day in Greenwich', () => {
    expect(statusAt('2026-12-24T15:59:00Z')).toBe('cut_off');
    expect(statusAt('2026-12-24T16:00:00Z')).toBe('not_offered');
  });

  test('a day more than 365 days ahead is not offered yet', () => {
    const everyDay = { ...plan, weekdays: [1, 2, 3, 4, 5, 6, 7] };
    expect(statusOf({ plan: everyDay, day: '2027-12-21' })).toBe('open');
    expect(statusOf({ plan: everyDay, day: '2027-12-22' })).toBe('not_offered');
  });
});

const anyAbout = fc.record({
  day: fc.integer({ min: -3, max: 370 }).map((ahead) => plusDays('2026-12-21', ahead)),
  plan: fc.record({
    bookable: fc.boolean(),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    seatsPerDay: fc.nat(20),
    cutOffHours: fc.nat(200),
    smallestParty: fc.integer({ min: 1, max: 4 }),
  }),
  departure: fc.option(
    fc
      .record({ capacity: fc.nat(20), taken: fc.nat(20), closed: fc.boolean(), adjusted: fc.boolean() })
      .filter(({ capacity, taken }) => taken <= capacity),
  ),
  isShut: fc.boolean(),
  range: fc
    .date({ min: new Date('2026-12-20T16:00:00Z'), max: new Date('2026-12-21T15:59:59Z'), noInvalidDate: true })
    .chain((now) => fc.nat(200).map((hours) => bookableRange(hours, now))),
});

test('an open day always has room for the smallest party, and is neither past nor closed', () => {
  fc.assert(
    fc.property(anyAbout, (about) => {
      if (dayStatus(about) !== 'open') return;
      expect(seatsLeft(about)).toBeGreaterThanOrEqual(about.plan.smallestParty);
      expect(about.isShut || about.departure?.closed).toBeFalsy();
      expect(about.day >= about.range.inTime && about.day <= '2027-12-21').toBe(true);
    }),
  );
});

test('taking seats never opens a day', () => {
  fc.assert(
    fc.property(anyAbout, (about) => {
      const { departure: own } = about;
      if (!own || own.taken >= own.capacity || dayStatus(about) === 'open') return;
      expect(dayStatus({ ...about, departure: { ...own, taken: own.taken + 1 } })).not.toBe('open');
    }),
  );
});
