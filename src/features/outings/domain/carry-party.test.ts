import { expect, test } from 'vitest';
import { boat, dayWith, trip } from '@/test/outings/days';
import { boatsOf, largestParty } from './boats';
import { carryParty } from './carry-party';
import type { Day } from './day';

const vehicles = [boat('Kecil', 8), boat('Besar', 12)];
const ids = ['first', 'second', 'third', 'fourth'];
const empty = dayWith({ vehicles, departures: ids.map((id) => trip(id)) });

const carry = (day: Day, id: string, people: number, steps?: number) =>
  carryParty(day, boatsOf(day, steps), id, people);
const sell = (day: Day, id: string, people: number, steps?: number) => {
  const after = carry(day, id, people, steps);
  if (!after) throw new Error(`${people} do not fit`);
  return after;
};
const boatsIn = ({ departures }: Day) => Object.fromEntries(departures.map(({ id, vehicle }) => [id, vehicle]));

/** Counts the parties that fit if each takes the smallest possible boat and nobody moves again. */
function carriedBySmallest(parties: readonly number[]): number {
  const free = vehicles.map(({ seats }) => seats);
  return parties.filter((people) => {
    const smallest = free.findIndex((seats) => seats >= people);
    if (smallest >= 0) free[smallest] = (free[smallest] ?? 0) - people;
    return smallest >= 0;
  }).length;
}

test('a party that does not fit the smallest free boat is carried when others change boats', () => {
  const parties = [5, 4, 4, 7];
  expect(carriedBySmallest(parties)).toBe(3);
  const day = ids.reduce((before, id, number) => sell(before, id, parties[number] ?? 0), empty);
  expect(boatsIn(day)).toEqual({ first: 'Besar', second: 'Kecil', third: 'Kecil', fourth: 'Besar' });
});

test('a party that fits changes no boats', () => {
  const day = { ...empty, departures: [trip('first', { people: 3, vehicle: 'Besar' }), trip('second')] };
  expect(boatsIn(sell(day, 'first', 4))).toEqual({ first: 'Besar', second: null });
  expect(boatsIn(sell(day, 'second', 9))).toEqual({ first: 'Besar', second: 'Besar' });
});

test('a sale searches the resulting day, so the next sale need not search it again', () => {
  const searched: Day[] = [];
  const after = carryParty(empty, boatsOf(empty), 'first', 5, (day) => {
    searched.push(day);
    return boatsOf(day);
  });
  expect(searched).toEqual([after]);
  expect(after && boatsIn(after).first).toBe('Kecil');
});

test('a pinned or published boat never changes', () => {
  const pinned = trip('first', { people: 5, vehicle: 'Besar', isFixed: true });
  const day = { ...empty, departures: [pinned, trip('second')] };
  expect(carry(day, 'second', 9)).toBeNull();
  expect(boatsIn(sell(day, 'second', 8))).toEqual({ first: 'Besar', second: 'Kecil' });
});

test('a departure without transport, and a day that counts no boats, accept any party', () => {
  const pool = { ...empty, departures: [trip('first', { needs: { transport: 'none' } })] };
  expect(sell(pool, 'first', 50).departures[0]).toMatchObject({ people: 50, vehicle: null });
  expect(sell({ ...empty, countsVehicles: false }, 'first', 50).departures[0]).toMatchObject({ people: 50 });
});

test('a party on a departure missing from the day is refused', () => {
  expect(carry(empty, 'fifth', 1)).toBeNull();
});

test('after a sale whose search gives up, the departure stays on the boat with the most room', () => {
  expect(boatsIn(sell(empty, 'first', 1)).first).toBe('Kecil');
  const after = sell(empty, 'first', 1, 1);
  expect(boatsOf(after, 1).isSearched).toBe(false);
  expect(boatsIn(after).first).toBe('Besar');
});

test('a search that gives up leaves everybody in place, and is not repeated with as many people or more', () => {
  const sold = {
    ...empty,
    departures: ['first', 'second', 'third'].map((id) => trip(id, { people: 4, vehicle: 'Besar' })),
  };
  const day = { ...sold, departures: [...sold.departures, trip('fourth')] };
  const room = (one: Day, id: string, steps?: number) => {
    const departure = one.departures.find((other) => other.id === id);
    return departure && largestParty(one, boatsOf(one, steps), departure);
  };
  expect(room(day, 'first')).toBe(8);
  expect(room(day, 'first', 1)).toBe(0);
  const after = sell(day, 'fourth', 2, 1);
  expect(boatsIn(after)).toEqual({ first: 'Besar', second: 'Besar', third: 'Besar', fourth: 'Kecil' });
  expect(after.searchedBelow).toBe(12);
  expect(room(after, 'first')).toBe(0);
  expect(room(after, 'fourth')).toBe(6);
  const fewer = after.departures.map((one) => (one.id === 'third' ? { ...one, people: 1 } : one));
  expect(room({ ...after, departures: fewer }, 'first')).toBeGreaterThan(0);
});
