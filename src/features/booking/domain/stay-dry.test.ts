import { describe, expect, test } from 'vitest';
import { toDiverForm } from '@/features/booking/divers/domain/typed-diver';
import { diver } from '@/test/divers';
import { asSent } from './as-sent';
import { type Draft, emptyDraft } from './draft';
import { withItem, withOneDry } from './draft-items';
import { drySeats } from './dry-seats';

const SEAT = 'companion';
const addOn = { uuid: SEAT, unit: 'per_package' as const, takes_seat: true };
const wreck = { level: 'open_water' as const, divers_per_package: 2, allow_half_package: true, add_ons: [addOn] };
const item = (about: Partial<Parameters<typeof drySeats>[0][number]> = {}) => ({
  ...{ divers: [0, 1], add_ons: {}, sold: wreck, prices: { add_ons: [{ uuid: SEAT, maximum: 4 }] } },
  ...about,
});
const seats = [{ item: 0, seat: SEAT }];

describe('drySeats', () => {
  test('offers the companion seat of a product with halves to a diver whose level is too low', () => {
    expect(drySeats([item()], 1, 'none')).toEqual(seats);
    expect(drySeats([item()], 1, 'scuba_diver')).toEqual(seats);
  });

  test('uses the first of several add-ons that take a seat', () => {
    const torch = { uuid: 'torch', unit: 'per_diver' as const, takes_seat: false };
    const child = { ...addOn, uuid: 'child' };
    const sold = { ...wreck, add_ons: [torch, addOn, child] };
    expect(drySeats([item({ sold })], 0, 'none')).toEqual(seats);
  });

  test('offers a seat on a product sold per person', () => {
    const sold = { ...wreck, divers_per_package: 1, allow_half_package: false };
    expect(drySeats([item({ sold })], 0, 'none')).toEqual(seats);
  });

  test('is empty when the level is high enough, or not chosen yet', () => {
    expect(drySeats([item()], 1, 'open_water')).toEqual([]);
    expect(drySeats([item()], 1, '')).toEqual([]);
  });

  test('is empty for products sold only in pairs, without a companion add-on, and for a single person', () => {
    expect(drySeats([item({ sold: { ...wreck, allow_half_package: false } })], 1, 'none')).toEqual([]);
    expect(drySeats([item({ sold: { ...wreck, add_ons: [{ ...addOn, takes_seat: false }] } })], 1, 'none')).toEqual([]);
    expect(drySeats([item({ divers: [0] })], 0, 'none')).toEqual([]);
  });

  test('is empty once the maximum number of companions is booked', () => {
    expect(drySeats([item({ add_ons: { [SEAT]: 1 } })], 1, 'none')).toEqual([]);
    expect(drySeats([item({ divers: [0, 1, 2, 3], add_ons: { [SEAT]: 1 } })], 1, 'none')).toEqual(seats);
  });

  test('is empty when one of two items above the level is sold only in pairs', () => {
    const pairs = item({ sold: { ...wreck, allow_half_package: false } });
    expect(drySeats([item(), pairs], 1, 'none')).toEqual([]);
    expect(drySeats([item(), item({ sold: { ...wreck, level: 'none' as const } })], 1, 'none')).toEqual(seats);
  });
});

const sized = { divers_per_package: 2, max_quantity: 4 };
const typed = (names: string[], about: Partial<Draft> = {}): Draft => ({
  ...{ ...emptyDraft('key'), product: 'wreck', activity_date: '2026-12-24', inquiry: 'Is there a locker?' },
  ...{ quantity: String(names.length / 2), divers: names.map((full_name) => toDiverForm(diver({ full_name }))) },
  ...about,
});
const named = ({ divers }: Draft) => divers.map(({ full_name }) => full_name);

describe('withOneDry', () => {
  test('books half a package less and a companion of that name, and keeps all else that was typed', () => {
    const draft = withOneDry(typed(['Ann', 'Bob']), 1, seats, sized);
    expect(draft).toMatchObject({ quantity: '0.5', add_ons: { [SEAT]: 1 }, companions: ['Bob'] });
    expect([named(draft), draft.inquiry, draft.activity_date]).toEqual([['Ann'], 'Is there a locker?', '2026-12-24']);
    expect(named(withOneDry(typed(['Ann', 'Bob', 'Cho', 'Dee']), 0, seats, sized))).toEqual(['Bob', 'Cho', 'Dee']);
  });

  test('appends the name after those of earlier companions', () => {
    const draft = withOneDry(typed(['Ann', 'Bob', 'Cho', 'Dee'], { add_ons: { [SEAT]: 1 } }), 2, seats, sized);
    expect(draft).toMatchObject({ quantity: '1.5', add_ons: { [SEAT]: 2 }, companions: ['', 'Cho'] });
  });

  test('takes a person off one of two items, and out of the booking once the person dives on no item', () => {
    const two = withItem(typed(['Ann', 'Bob', 'Cho', 'Dee']), { product: 'snorkelling', out: [3] }, sized);
    const once = withOneDry(two, 1, seats, sized);
    expect(once).toMatchObject({ quantity: '4', basket: { others: [{ out: [1], companions: ['Bob'] }], out: [3] } });
    const both = withOneDry(two, 1, [...seats, { item: 1, seat: SEAT }], sized);
    expect(both).toMatchObject({ quantity: '3', companions: ['Bob'], basket: { others: [{ out: [] }], out: [2] } });
    expect(named(both)).toEqual(['Ann', 'Cho', 'Dee']);
  });
});

test('asSent sends a name per booked companion, and none while no name is typed', () => {
  const product = { ...sized, ...wreck, level: 'open_water' as const, forms: 'before_day' as const, pickup: false };
  const texts = {
    name: '',
    description: '',
    for_whom: null,
    picture: null,
    equipment: false,
    for_eyesight: false,
    private_guide: false,
  };
  const sold = { ...product, add_ons: [{ ...addOn, ...texts }] };
  const draft = withOneDry(typed(['Ann', 'Bob']), 1, seats, sized);
  expect(asSent(draft, sold, {})).toMatchObject({
    ...{ quantity: 0.5, add_ons: [{ add_on: SEAT, quantity: 1 }], companions: ['Bob'] },
  });
  expect(asSent({ ...draft, add_ons: {} }, sold, {})).not.toHaveProperty('companions');
  expect(asSent({ ...draft, companions: [' '] }, sold, {})).not.toHaveProperty('companions');
});
