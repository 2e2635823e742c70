import { describe, expect, test } from 'vitest';
import { alongOf, firstItem, nextItem, sizesOf, type TypedItem, wantedOf } from './counter-items';

const pairs = { divers_per_package: 2, allow_half_package: false };
const halves = { divers_per_package: 2, allow_half_package: true };
const single = { divers_per_package: 1, allow_half_package: false };
const first = (quantity: TypedItem['quantity']) => ({ ...firstItem('reef', '2026-12-24'), quantity });
const peopleOf = (...items: Parameters<typeof sizesOf>[0]) => sizesOf(items).map(({ people }) => people);

describe('a further item', () => {
  const last = { typed: first(1), variant: 'with-gear', date: '2026-12-24', product: { duration_days: 2 } };
  const next = nextItem(last, 1);

  test('repeats the last item, on the first free day after it', () => {
    expect(next).toMatchObject({ key: 1, slug: 'reef', variant: 'with-gear', day: null, from: '2026-12-26' });
  });

  test('is for everybody on the other items, as far as its packages allow', () => {
    const typed = { ...next };
    expect(peopleOf({ typed: first(2), product: pairs }, { typed, product: pairs })).toEqual([4, 4]);
    expect(peopleOf({ typed: first(1), product: pairs }, { typed, product: single })).toEqual([2, 2]);
    expect(peopleOf({ typed: first(1.5), product: halves }, { typed, product: halves })).toEqual([3, 3]);
    expect(peopleOf({ typed: first(1.5), product: halves }, { typed, product: pairs })).toEqual([3, 2]);
    expect(peopleOf({ typed: first(1), product: single }, { typed, product: pairs })).toEqual([1, 2]);
  });

  test('is for the typed number of people, and for nobody before a product is chosen', () => {
    expect(sizesOf([{ typed: { ...next, quantity: 3 }, product: single }])).toEqual([{ quantity: 3, people: 3 }]);
    expect(sizesOf([{ typed: first(1), product: undefined }])).toEqual([{ quantity: 1, people: 0 }]);
  });
});

test('includes everybody unless an item is for fewer: then the chosen people, or else the first people', () => {
  expect(alongOf(null, 3, 3)).toEqual([0, 1, 2]);
  expect(alongOf([2], 3, 3)).toEqual([0, 1, 2]);
  expect(alongOf(null, 1, 3)).toEqual([0]);
  expect(alongOf([2, 5], 1, 3)).toEqual([2]);
});

test("one item is sent as the booking's own fields, several as a list with their people", () => {
  const typed = { ...first(1), addOns: { lamp: 2, meal: 0 } };
  const read = { typed, variant: null, date: '2026-12-24', isReady: true, time: '07:30', quantity: 1 };
  const fields = {
    ...{ product: 'reef', variant: null, activity_date: '2026-12-24', activity_time: '07:30', quantity: 1 },
    add_ons: [{ add_on: 'lamp', quantity: 2 }],
  };
  expect(wantedOf([{ ...read, along: [0, 1] }])).toEqual(fields);
  expect(
    wantedOf([
      { ...read, along: [0, 1] },
      { ...read, isReady: false, along: [1] },
    ]),
  ).toEqual({
    variant: null,
    items: [
      { ...fields, divers: [0, 1] },
      { ...fields, activity_date: '', divers: [1] },
    ],
  });
});
