import { expect, test } from 'vitest';
import { type AgreedItem, editedItem, type Wanted } from './edited-item';

const product = {
  id: 'wreck',
  slug: 'wreck',
  kind: 'trip' as const,
  titles: { en: 'Wreck day' },
  bookable: true,
  pickup: true,
  transfers: null,
  durationDays: 1,
  diversPerPackage: 2,
  maxQuantity: 3,
  minimumAge: 10,
  minimumLevel: 'none' as const,
  price: 1_000,
  depositPercent: 30,
  priceRules: {
    seasons: [{ from: '2026-12-20', to: '2026-12-31', names: { en: 'High' }, percent: 20 }],
    group: { from: 4, percent: 10 },
    child: null,
  },
  needs: {
    transport: ['boat' as const],
    ledBy: ['guide' as const],
    diversPerGuide: 4,
    parts: ['morning' as const],
    areas: [],
  },
  variants: [],
  addOns: [],
};
const agreed: AgreedItem = {
  productId: 'reef',
  variantId: null,
  unitPrice: 500,
  quantity: 2,
  activityFee: 1_000,
  discount: 100,
  adjustment: 0,
  companions: 0,
  privateGuide: false,
  snapshot: {
    slug: 'reef',
    kind: 'trip',
    titles: { en: 'Reef day' },
    variant: null,
    diversPerPackage: 2,
    pickup: true,
    transfers: null,
    durationDays: 1,
  } as AgreedItem['snapshot'],
  addOns: [],
};
const wanted: Wanted = {
  product: null,
  variant: undefined,
  quantity: 2,
  addOns: undefined,
  date: '2026-12-24',
  births: [],
  at: 'items.0.',
};

test('a reduction that was agreed stays in proportion to the packages', () => {
  expect(editedItem(agreed, { ...wanted, quantity: 1 }, new Map())).toMatchObject({ discount: 50, total: 450 });
});

test('another product has the price of its season, and its own reduction for a group', () => {
  const edited = editedItem(agreed, { ...wanted, product }, new Map());
  expect(edited).toMatchObject({
    unitPrice: 1_200,
    activityFee: 2_400,
    discount: 240,
    total: 2_160,
    kinds: ['product'],
  });
});

test('an item that nothing changes keeps its price, whatever the catalogue says today', () => {
  expect(editedItem(agreed, wanted, new Map())).toMatchObject({ unitPrice: 500, discount: 100, total: 900, kinds: [] });
});
