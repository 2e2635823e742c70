import { describe, expect, test } from 'vitest';
import type { ProductPrices } from '@/features/catalogue/prices/schema';
import { boxPrice } from './box-price';

const guided = '11111111-1111-4111-8111-111111111111';
const geared = '22222222-2222-4222-8222-222222222222';
const product = {
  ...{
    slug: 'wreck',
    title: 'Wreck',
    duration_days: 1,
    divers_per_package: 2,
    allow_half_package: false,
    max_quantity: 4,
  },
  variants: [
    { uuid: guided, name: 'Guided' },
    { uuid: geared, name: 'With equipment' },
  ],
};
const prices: ProductPrices = {
  ...{ slug: 'wreck', price: null, add_ons: [], deposit_percent: 30, fees: [] },
  variants: [
    { uuid: guided, price: 3_300_000 },
    { uuid: geared, price: 4_300_000 },
  ],
  rules: {
    seasons: [{ from: '2026-12-20', to: '2027-01-05', names: { en: 'High season' }, percent: 20 }],
    group: null,
    child: null,
  },
};
const chosen = { variant: geared, activity_date: '', quantity: '1' };

describe('the price in a box', () => {
  test('is the price of the pair, with the price per person, the deposit and the rest', () => {
    expect(boxPrice(prices, product, chosen)).toEqual({
      ...{ isFrom: false, people: 2, total: 4_300_000, each: 2_150_000 },
      ...{ dueNow: 1_290_000, remaining: 3_010_000, passedOn: 0, onSite: 0, isAtMost: false, depositPercent: 30 },
    });
  });

  test('starts from the cheapest option until one is chosen', () => {
    expect(boxPrice(prices, product, { ...chosen, variant: '' })).toMatchObject({ isFrom: true, total: 3_300_000 });
  });

  test('follows the season of the day and the deposit of the product', () => {
    const inSeason = { ...chosen, activity_date: '2026-12-24', quantity: '2' };
    expect(boxPrice({ ...prices, deposit_percent: 50 }, product, inSeason)).toMatchObject({
      ...{ people: 4, total: 10_320_000, each: 2_580_000, dueNow: 5_160_000 },
    });
  });

  test('contains collected fees at most, without a deposit on them, and names those at the gate', () => {
    const fee = (payment: 'with_booking' | 'on_site', amount: number): ProductPrices['fees'][number] => ({
      ...{ id: payment, names: { en: payment }, areas: ['tulamben'], per: 'visit', refund: 'always', payment },
      ...{ foreign_adult: amount, foreign_child: 0, domestic_adult: 0, domestic_child: 0, child_up_to_age: null },
      ...{ valid_from: '2026-01-01', valid_to: null },
    });
    const withFees = { ...prices, fees: [fee('with_booking', 100_000), fee('on_site', 25_000)] };
    expect(boxPrice(withFees, product, { ...chosen, activity_date: '2026-08-01' })).toMatchObject({
      ...{ total: 4_500_000, dueNow: 1_290_000, remaining: 3_210_000 },
      ...{ passedOn: 200_000, onSite: 50_000, isAtMost: true },
    });
  });

  test('is null for text, for numbers that are too large, and for half a pair unless the product allows halves', () => {
    const totals = (of: typeof product) =>
      ['0.5', '1.5', 'many', '5'].map((quantity) => boxPrice(prices, of, { ...chosen, quantity })?.total ?? null);
    expect(totals(product)).toEqual([null, null, null, null]);
    expect(totals({ ...product, allow_half_package: true })).toEqual([2_150_000, 6_450_000, null, null]);
  });
});
