import { describe, expect, test } from 'vitest';
import { boat, dayWith, guide, instructor, trip } from '@/test/outings/days';
import type { Day } from './day';
import { canTake, daySeats, freeSeats, type Party, seatsOpenedByGuide } from './free-seats';

const seatsOn = (...days: Day[]) => days.map((day) => daySeats(day));
const crew = [guide('Ketut'), guide('Wayan')];
const vehicles = [boat('Besar', 12)];

const party = (divers: number, own: Partial<Party> = {}): Party => ({
  divers,
  companions: 0,
  hasPrivateGuide: false,
  ...own,
});

describe("a departure's free seats", () => {
  const day = (productSeats: number, seats: number, guides: number) =>
    seatsOn(
      dayWith({
        vehicles: [boat('Besar', seats)],
        crew: crew.slice(0, guides),
        departures: [trip('Penida', { productSeats })],
      }),
    );

  test('are the minimum of product, transport and crew, with the name of that limit', () => {
    expect(freeSeats('Penida', day(3, 12, 2))).toEqual({ seats: 3, limitedBy: 'product' });
    expect(freeSeats('Penida', day(20, 6, 2))).toEqual({ seats: 6, limitedBy: 'transport' });
    expect(freeSeats('Penida', day(20, 12, 2))).toEqual({ seats: 8, limitedBy: 'crew' });
  });

  test('name the product first if several limits are equal', () => {
    expect(freeSeats('Penida', day(8, 8, 2))).toEqual({ seats: 8, limitedBy: 'product' });
    expect(freeSeats('Penida', day(9, 8, 2))).toEqual({ seats: 8, limitedBy: 'transport' });
  });

  test("are the product's in a shop that counts neither boats nor guides", () => {
    const counted = seatsOn(dayWith({ departures: [trip('Penida', { productSeats: 30 })] }));
    expect(freeSeats('Penida', counted)).toEqual({ seats: 30, limitedBy: 'product' });
  });

  test('are zero, not negative, after a limit drops below the seats sold', () => {
    expect(freeSeats('Penida', day(-2, 12, 2))).toEqual({ seats: 0, limitedBy: 'product' });
  });

  test('are the minimum over all its days, with another leader on each', () => {
    const course = (own: Partial<Day>) =>
      dayWith({ departures: [trip('Open Water', { needs: { ledBy: 'instructor' } })], ...own });
    const first = course({ crew: [instructor('Ayu')] });
    const second = course({ crew: [instructor('Made')], vehicles: [boat('Kecil', 3)] });
    expect(freeSeats('Open Water', seatsOn(first, second))).toEqual({ seats: 3, limitedBy: 'transport' });
    expect(freeSeats('Open Water', seatsOn(first))).toEqual({ seats: 4, limitedBy: 'crew' });
    expect(freeSeats('Open Water', seatsOn(first, course({ crew: [guide('Ketut')] })))).toEqual({
      seats: 0,
      limitedBy: 'crew',
    });
  });

  test('are computed once for all unbooked departures of a class', () => {
    const many = daySeats(
      dayWith({ vehicles, crew, departures: [trip('one'), trip('two'), trip('three', { sharedDivers: 1 })] }),
    );
    const [one, two, three] = many.day.departures.map((departure) => many.limitsOf(departure));
    expect(one).toBe(two);
    expect(one).toEqual({ transport: 11, crew: 4 });
    expect(three).toEqual({ transport: 11, crew: 7 });
  });
});

describe('a party', () => {
  const seats = seatsOn(
    dayWith({ vehicles, crew, departures: [trip('Penida', { productSeats: 10, sharedDivers: 5 })] }),
  );

  test('is accepted with companions, who need a boat seat but no guide', () => {
    expect(canTake('Penida', party(3, { companions: 4 }), seats)).toBe(true);
    expect(canTake('Penida', party(3, { companions: 5 }), seats)).toBe(false);
    expect(canTake('Penida', party(4), seats)).toBe(false);
  });

  test('with a private guide needs a free guide, not a seat in a group', () => {
    expect(canTake('Penida', party(1, { hasPrivateGuide: true }), seats)).toBe(false);
    const oneGroup = seatsOn(dayWith({ vehicles, crew, departures: [trip('Penida', { sharedDivers: 4 })] }));
    expect(canTake('Penida', party(4, { hasPrivateGuide: true }), oneGroup)).toBe(true);
    expect(canTake('Penida', party(5, { hasPrivateGuide: true }), oneGroup)).toBe(false);
  });

  test('is never larger than the product admits, and refused on a day without the departure', () => {
    const few = seatsOn(dayWith({ departures: [trip('Penida', { productSeats: 2 })] }));
    expect(canTake('Penida', party(2), few)).toBe(true);
    expect(canTake('Penida', party(3), few)).toBe(false);
    expect(canTake('Tulamben', party(1), few)).toBe(false);
  });
});

describe('another guide', () => {
  test('adds the seats of one more group, as far as boat and product allow', () => {
    const opened = (seats: number, productSeats = 99) =>
      seatsOpenedByGuide(
        'Penida',
        seatsOn(
          dayWith({
            vehicles: [boat('Besar', seats)],
            crew,
            departures: [trip('Penida', { productSeats, sharedDivers: 2 })],
          }),
        ),
      );
    expect(opened(20)).toBe(4);
    expect(opened(9)).toBe(1);
    expect(opened(8)).toBe(0);
    expect(opened(20, 7)).toBe(1);
  });

  test('adds no seats to a course unless it frees an instructor from guiding', () => {
    const course = trip('Open Water', { needs: { ledBy: 'instructor' } });
    const dives = trip('Penida', { sharedDivers: 4 });
    const opened = (...departures: Day['departures']) =>
      seatsOpenedByGuide('Open Water', seatsOn(dayWith({ crew: [instructor('Ayu')], departures })));
    expect(opened(course)).toBe(0);
    expect(opened(course, dives)).toBe(4);
  });
});
