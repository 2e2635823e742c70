import { describe, expect, test } from 'vitest';
import type { defaultShop } from '@/shared/shop/sections';
import { firstSentences } from '@/ui/form/form-input';
import { type FeeValues, feesInput, fromFeesForm, newFee, toFeesForm, withNewAmounts } from './fee-values';

const today = '2026-12-01';
const idOf = (at: number) => `6f1c0a52-9f0e-4a53-9d55-0d6a3c8e1b0${at}`;
const blank = newFee(idOf(1), today);
const fee = (about: Partial<FeeValues> = {}): FeeValues => ({
  ...blank,
  names: { ...blank.names, en: 'Park fee' },
  areas: ['menjangan'],
  foreign_adult: 200_000,
  domestic_adult: 20_000,
  ...about,
});
const errorsOf = (...fees: FeeValues[]) =>
  Object.fromEntries(Object.entries(firstSentences(feesInput, { fees })).map(([path, { key }]) => [path, key]));

test('a new fee names what is missing at its fields', () => {
  expect(errorsOf(blank)).toEqual({
    'fees.0.names.en': 'required.field',
    'fees.0.areas': 'required.areas',
    'fees.0.foreign_adult': 'required.amount',
    'fees.0.foreign_child': 'required.amount',
    'fees.0.domestic_adult': 'required.amount',
    'fees.0.domestic_child': 'required.amount',
  });
});

test('a fee with a child rate requires amounts for children; without one it stores those of adults', () => {
  expect(errorsOf(fee())).toEqual({});
  expect(fromFeesForm({ fees: [fee()] }).fees[0]).toMatchObject({ foreign_child: 200_000, domestic_child: 20_000 });
  expect(errorsOf(fee({ child_up_to_age: 11, foreign_child: 100_000 }))).toEqual({
    'fees.0.domestic_child': 'required.amount',
  });
  const children = { child_up_to_age: 11, foreign_child: 100_000, domestic_child: 0 };
  expect(fromFeesForm({ fees: [fee(children)] }).fees[0]).toMatchObject(children);
});

test('a fee cannot end before it begins, and an unfinished date is refused at its field', () => {
  expect(errorsOf(fee({ valid_to: '2026-11-30' }))).toEqual({ 'fees.0.valid_to': 'invalid.day_range' });
  expect(errorsOf(fee({ valid_from: '31/02/2027', valid_to: '3' }))).toEqual({
    'fees.0.valid_from': 'invalid.no_such_date',
    'fees.0.valid_to': 'invalid.date',
  });
});

test('toFeesForm reads what fromFeesForm writes', () => {
  const fees = [fee({ foreign_child: 200_000, domestic_child: 20_000 }), fee({ id: idOf(2), valid_to: '2027-01-31' })];
  const stored = fromFeesForm({ fees }) as typeof defaultShop.fees;
  expect(stored.fees.map(({ valid_to }) => valid_to)).toEqual([null, '2027-01-31']);
  const view = { fees: { ...stored, version: '' } } as Parameters<typeof toFeesForm>[0];
  expect(fromFeesForm(toFeesForm(view))).toEqual(stored);
});

describe('withNewAmounts', () => {
  const from = '2027-01-01';
  const spans = (one: FeeValues, other = fee({ id: idOf(2) })) =>
    withNewAmounts([one, other], 0, { id: idOf(3), from }).map(({ id, valid_from, valid_to }) => [
      id,
      valid_from,
      valid_to,
    ]);

  test('ends the fee on the day before, and begins a copy after it', () => {
    expect(spans(fee())).toEqual([
      [idOf(1), today, '2026-12-31'],
      [idOf(3), from, ''],
      [idOf(2), today, ''],
    ]);
  });

  test('splits a fee that ends later, and leaves one that is over by then', () => {
    expect(spans(fee({ valid_to: '2027-06-30' })).slice(0, 2)).toEqual([
      [idOf(1), today, '2026-12-31'],
      [idOf(3), from, '2027-06-30'],
    ]);
    expect(spans(fee({ valid_to: '2026-12-24' })).slice(0, 2)).toEqual([
      [idOf(1), today, '2026-12-24'],
      [idOf(3), from, ''],
    ]);
  });

  test('copies names and areas, so that typing in one does not change the other', () => {
    const [old, copy] = withNewAmounts([fee()], 0, { id: idOf(3), from });
    expect(copy).toEqual({ ...old, id: idOf(3), valid_from: from, valid_to: '' });
    expect(copy?.names).not.toBe(old?.names);
    expect(copy?.areas).not.toBe(old?.areas);
  });
});
