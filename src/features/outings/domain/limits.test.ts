import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyState } from '@/test/outings/any-days';
import {
  breakdown,
  claim,
  type DayState,
  departureIds,
  pin,
  release,
  repair,
  rosterChange,
} from '@/test/outings/day-state';
import { crewFree, leadersNeeded } from './crew';
import type { Day, Departure } from './day';
import { leadersLackingTogether } from './leaders-lacking';
import { type Part, parts } from './parts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const inPart = (departures: readonly Departure[], part: Part) =>
  departures.filter(({ needs }) => needs.parts.includes(part));
const peopleOf = (departures: readonly Departure[]) => sum(departures.map(({ people }) => people));

/** Excess of each stored sum over its limit: seats of each vehicle, leaders, and people without a vehicle. */
function shortagesOf(day: Day): Map<string, number> {
  const carried = day.departures.filter(({ needs }) => day.countsVehicles && needs.transport !== 'none');
  const shortages = new Map([['no vehicle', peopleOf(carried.filter(({ vehicle }) => vehicle === null))]]);
  const free = crewFree(day.crew);
  for (const part of parts) {
    for (const { id, seats, inService } of day.vehicles) {
      const on = inPart(carried, part).filter(({ vehicle }) => vehicle === id);
      shortages.set(`${id} ${part}`, Math.max(0, peopleOf(on) - (inService ? seats : 0)));
    }
    const bit = 1 << parts.indexOf(part);
    const leaders = (row: readonly number[]) => sum(row.filter((_, bits) => (bits & bit) !== 0));
    const led = inPart(day.countsCrew ? day.departures : [], part);
    const needed = (by: string) => sum(led.filter(({ needs }) => needs.ledBy === by).map(leadersNeeded));
    const instructors = leaders(free.instructors);
    shortages.set(`instructors ${part}`, Math.max(0, needed('instructor') - instructors));
    const all = needed('instructor') + needed('guide');
    shortages.set(`leaders ${part}`, Math.max(0, all - instructors - leaders(free.guides)));
  }
  for (const { parts: together, leaders } of leadersLackingTogether(day))
    for (const part of together) shortages.set(`together ${part}`, leaders);
  for (const { id, productSeats } of day.departures) shortages.set(id, Math.max(0, -productSeats));
  return shortages;
}

const anyParty = fc.record({
  divers: fc.nat(5),
  companions: fc.constantFrom(0, 0, 1, 3),
  hasPrivateGuide: fc.constantFrom(false, false, true),
});
const anyEvent = fc.oneof(
  { weight: 6, arbitrary: fc.record({ event: fc.constant('claim' as const), party: anyParty }) },
  { weight: 2, arbitrary: fc.record({ event: fc.constantFrom('release' as const, 'move' as const) }) },
  { weight: 3, arbitrary: fc.record({ event: fc.constantFrom('off' as const, 'on' as const, 'steer' as const) }) },
  { weight: 3, arbitrary: fc.record({ event: fc.constantFrom('breakdown' as const, 'repair' as const) }) },
  { weight: 1, arbitrary: fc.record({ event: fc.constant('pin' as const) }) },
);
const anyEvents = fc.array(fc.tuple(anyEvent, fc.nat(20), fc.nat(20)), { maxLength: 25 });

/** Claims seats on one departure and expects no stored limit to become shorter than before. */
function expectNoShorter(before: DayState, after: DayState): void {
  for (const [index, day] of after.days.entries()) {
    const earlier = before.days[index];
    if (!earlier || earlier === day) continue;
    const short = shortagesOf(earlier);
    for (const [limit, count] of shortagesOf(day))
      expect([limit, count]).toEqual([limit, Math.min(count, short.get(limit) ?? 0)]);
  }
}

test('no claim breaks a limit or worsens a shortage, whatever happened before', () => {
  fc.assert(
    fc.property(anyState, anyEvents, (start, events) => {
      const bookings: { id: string; party: { divers: number; companions: number; hasPrivateGuide: boolean } }[] = [];
      let state = start;
      const sell = (id: string, party: (typeof bookings)[number]['party']) => {
        const after = claim(state, id, party);
        if (!after) return;
        expectNoShorter(state, after);
        state = after;
        bookings.push({ id, party });
      };
      for (const [what, one, other] of events) {
        const ids = departureIds(state);
        const id = ids[one % ids.length] ?? '';
        const dayIndex = other % 2;
        const booking = bookings[one % bookings.length];
        const vehicle = `boat ${one % 4}`;
        const member = `crew ${one % 7}`;
        if (what.event === 'claim') sell(id, what.party);
        if (booking && (what.event === 'release' || what.event === 'move')) {
          bookings.splice(bookings.indexOf(booking), 1);
          state = release(state, booking.id, booking.party);
          if (what.event === 'move') sell(ids[other % ids.length] ?? '', booking.party);
        }
        if (what.event === 'off' || what.event === 'on')
          state = rosterChange(state, dayIndex, member, { isWorking: what.event === 'on' });
        if (what.event === 'steer') state = rosterChange(state, dayIndex, member, { steersIn: ['morning'] });
        if (what.event === 'breakdown') state = breakdown(state, dayIndex, vehicle);
        if (what.event === 'repair') state = repair(state, dayIndex, vehicle);
        if (what.event === 'pin') state = pin(state, dayIndex, id);
      }
    }),
    { numRuns: 60, seed: 14 },
  );
});
