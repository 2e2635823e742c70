import { describe, expect, test } from 'vitest';
import { asSent } from './as-sent';
import { type Draft, emptyDraft } from './draft';
import { draftFlightFaults, isFlightSoon, limitsOfDraft } from './draft-flight';

const trip = {
  ...{ dive_count: 2, duration_days: 1, departure_time: '07:30', pickup: true, transfers: null },
  ...{ divers_per_package: 2, max_quantity: 6, level: 'none' as const, forms: 'before_day' as const, add_ons: [] },
};
const rules = { today: '2026-12-01', isOverridden: false };
const on = (activity_date: string, product = trip) => ({
  item: { at: '' as const, activity_date, activity_time: '', divers: [0, 1] },
  product,
});
/** Guests with a pickup in Sanur are back at 18:00. */
const flying = (flight_date: string, flight_time = '', about: Partial<Draft> = {}): Draft => ({
  ...emptyDraft('key'),
  ...{ pickup_area: 'sanur', flight_date, flight_time, ...about },
});
const faultsOf = (draft: Draft, sold = [on('2026-12-24')], about: Partial<typeof rules> = {}) =>
  draftFlightFaults(draft, sold, { ...rules, ...about });

describe('the flight of everybody', () => {
  test('refuses a day too close to it with the latest possible day, unless staff give a reason', () => {
    const refused = [{ key: 'invalid.flight_too_soon', params: { hours: 18, day: '2026-12-23' } }];
    expect(faultsOf(flying('2026-12-25', '11:59'))).toEqual({ activity_date: refused });
    expect(faultsOf(flying('2026-12-25'))).toEqual({ activity_date: refused });
    expect(faultsOf(flying('2026-12-25', '12:00'))).toEqual({});
    expect(faultsOf(flying('2026-12-25'), undefined, { isOverridden: true })).toEqual({});
    expect(faultsOf(flying('2026-12-25'), [on('2026-12-23')])).toEqual({});
  });

  test('counts from 17:00 for guests on their own', () => {
    expect(faultsOf(flying('2026-12-25', '11:30'))).toHaveProperty('activity_date');
    expect(faultsOf(flying('2026-12-25', '11:30', { pickup_area: 'own' }))).toEqual({});
  });

  test('is refused when it is over or no date', () => {
    expect(faultsOf(flying('2026-11-30'))).toHaveProperty('flight_date.0.key', 'invalid.past_day');
    expect(faultsOf(flying('25/13/2026'))).toEqual({ flight_date: [{ key: 'invalid.date' }] });
    expect(faultsOf(flying('2026-12-28', '25:00'))).toEqual({ flight_time: [{ key: 'invalid.time' }] });
  });

  test('limits neither a trip without dives nor a booking without it', () => {
    expect(faultsOf(flying('2026-12-24', '20:00'), [on('2026-12-24', { ...trip, dive_count: 0 })])).toEqual({});
    expect(limitsOfDraft(flying(''), [on('')], '2026-12-01')).toEqual([null]);
    expect(limitsOfDraft(flying('2026-12-25', '12:00'), [on('')], '2026-12-01')).toEqual([
      { hours: 18, latest: '2026-12-24' },
    ]);
  });

  test('warns up to 24 hours after diving', () => {
    const isSoon = (time: string) => isFlightSoon(flying('2026-12-25', time), [on('2026-12-24')]);
    expect([isSoon('11:00'), isSoon('12:00'), isSoon('17:59'), isSoon('18:00')]).toEqual([false, true, true, false]);
  });

  test('is sent with every diver, and without a date not at all', () => {
    const sent = (draft: Draft) => asSent(draft, trip, {}).divers.map((one) => [one.flight_date, one.flight_time]);
    expect(sent(flying('2026-12-28', '21:40'))).toEqual([
      ['2026-12-28', '21:40'],
      ['2026-12-28', '21:40'],
    ]);
    expect(sent(flying('', '21:40')).flat().filter(Boolean)).toEqual([]);
  });
});
