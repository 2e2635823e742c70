import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noPriceRules } from '@/features/catalogue/domain/no-price-rules';
import { type PriceRules, writtenPriceRules } from '@/features/catalogue/domain/price-rules';
import { priceOf } from './price';

const season = { from: '2026-12-20', to: '2027-01-05', names: { en: 'High season' }, percent: 20 };
const rules: PriceRules = { seasons: [season], group: { from: 6, percent: 10 }, child: { up_to_age: 11, percent: 50 } };
const trip = {
  unitPrice: 1_000_000,
  quantity: 1,
  diversPerPackage: 2,
  addOns: [],
  paymentType: 'full_payment' as const,
  depositPercent: 30,
};
const grown = '1990-01-01';

describe('a season', () => {
  test.each([
    ['2026-12-19', 1_000_000],
    ['2026-12-20', 1_200_000],
    ['2027-01-05', 1_200_000],
    ['2027-01-06', 1_000_000],
  ])('changes the price on %s to %i', (date, unitPrice) => {
    expect(priceOf({ ...trip, rules, date })).toMatchObject({ unitPrice, total: unitPrice, discount: 0 });
  });

  test('is named in the agreed terms', () => {
    expect(priceOf({ ...trip, rules, date: '2026-12-24' }).terms).toEqual({
      season: { names: { en: 'High season' }, percent: 20 },
    });
  });
});

describe('a child', () => {
  const priceFor = (birth: string) => priceOf({ ...trip, rules, date: '2026-11-24', births: [grown, birth] });

  test('costs less until the day before the birthday that ends the reduction', () => {
    expect(priceFor('2014-11-25')).toMatchObject({ total: 750_000, discount: 250_000 });
    expect(priceFor('2014-11-24')).toMatchObject({ total: 1_000_000, terms: {} });
  });

  test('costs a percentage of the seasonal price', () => {
    const price = priceOf({ ...trip, rules, date: '2026-12-24', births: [grown, '2016-01-01'] });
    expect(price).toMatchObject({ activityFee: 1_200_000, discount: 300_000, total: 900_000 });
  });

  test('is not assumed while a birth date is missing', () => {
    expect(priceOf({ ...trip, rules, date: '2026-11-24', births: [null, 'tomorrow'] }).discount).toBe(0);
  });
});

describe('a group', () => {
  const party = { ...trip, quantity: 3, rules, date: '2026-11-24' };

  test('costs less from its minimum number of divers on', () => {
    expect(priceOf({ ...party, quantity: 2 }).discount).toBe(0);
    expect(priceOf(party)).toMatchObject({ activityFee: 3_000_000, discount: 300_000 });
  });

  test('charges its children the child price, and the others the group price', () => {
    const { terms, discount } = priceOf({ ...party, births: ['2016-01-01', '2017-01-01', grown] });
    expect(terms).toEqual({
      child: { up_to_age: 11, percent: 50, divers: 2, amount: 500_000 },
      group: { from: 6, percent: 10, divers: 4, amount: 200_000 },
    });
    expect(discount).toBe(700_000);
  });
});

test('priceOf reduces a price at most to zero, in whole rupiah', () => {
  const percent = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(
      fc.record({
        unitPrice: fc.integer({ min: 0, max: 150_000_000 }),
        quantity: fc.integer({ min: 1, max: 12 }),
        diversPerPackage: fc.integer({ min: 1, max: 4 }),
        births: fc.array(fc.constantFrom('2016-01-01', grown, null), { maxLength: 48 }),
        group: fc.record({ from: fc.integer({ min: 2, max: 20 }), percent }),
        child: fc.record({ up_to_age: fc.constant(11), percent }),
      }),
      ({ group, child, ...basket }) => {
        const own = { ...noPriceRules, group, child };
        const { total, discount, activityFee } = priceOf({ ...trip, ...basket, rules: own, date: '2026-11-24' });
        expect(Number.isSafeInteger(discount)).toBe(true);
        expect(discount).toBeLessThanOrEqual(activityFee);
        expect(total).toBe(activityFee - discount);
      },
    ),
  );
});

test('the rules refuse a season that ends before it begins, and a day in two seasons', () => {
  const faults = (seasons: object[]) =>
    writtenPriceRules.safeParse({ seasons }).error?.issues.map(({ path }) => path.join('.'));
  expect(faults([season])).toBeUndefined();
  expect(faults([{ ...season, to: '2026-12-19' }])).toEqual(['seasons.0.to']);
  expect(faults([season, { ...season, from: '2027-01-05', to: '2027-02-01' }])).toEqual(['seasons.1.from']);
});
