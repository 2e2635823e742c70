import { expect, test } from 'vitest';
import { noRequirements } from '@/features/catalogue/domain/requirements';
import { type AgreedItem, editedItem, type Wanted } from './edited-item';

const product = {
  id: 'wreck',
  slug: 'wreck',
  kind: 'trip' as const,
  area: null,
  servedAreas: [],
  titles: { en: 'Wreck day' },
  bookable: true,
  pickup: true,
  transfers: null,
  durationDays: 1,
  diveCount: 2,
  departureTime: '07:30',
  diversPerPackage: 2,
  allowHalfPackage: false,
  forms: 'before_day' as const,
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
  parts: ['morning' as const],
  refresher: false,
  requirements: noRequirements,
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
  fees: [],
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
  payers: [],
  fees: [],
  at: 'items.0.',
};

test('an agreed reduction stays in proportion to the packages', () => {
  expect(editedItem(agreed, { ...wanted, quantity: 1 }, new Map())).toMatchObject({ discount: 50, total: 450 });
});

test('another product has the price of its season and its own group reduction', () => {
  const edited = editedItem(agreed, { ...wanted, product }, new Map());
  expect(edited).toMatchObject({
    unitPrice: 1_200,
    activityFee: 2_400,
    discount: 240,
    total: 2_160,
    kinds: ['product'],
  });
});

test('an unchanged item keeps its price, whatever the current catalogue says', () => {
  expect(editedItem(agreed, wanted, new Map())).toMatchObject({ unitPrice: 500, discount: 100, total: 900, kinds: [] });
});

const refusal = { fields: { 'items.0.quantity': [{ key: 'invalid.whole_packages', params: undefined }] } };
const reef = { ...product, id: 'reef', slug: 'reef' };

test('half a package is accepted when the product allows it, at half its agreed price, rounded up', () => {
  const halves = { ...reef, allowHalfPackage: true };
  const odd = { ...agreed, unitPrice: 501, discount: 0 };
  expect(editedItem(odd, { ...wanted, product: halves, quantity: 1.5 }, new Map())).toMatchObject({
    ...{ quantity: 1.5, diverCount: 3, activityFee: 752, kinds: ['packages'] },
  });
  const ask = { ...wanted, product: reef, quantity: 1.5 };
  expect(() => editedItem(agreed, ask, new Map())).toThrow(expect.objectContaining(refusal));
});

test('an agreed half package stays when the product no longer allows it, but cannot be added', () => {
  const half = { ...agreed, quantity: 1.5, activityFee: 750, discount: 0 };
  const same = { ...wanted, product: reef, quantity: 1.5 };
  expect(editedItem(half, same, new Map())).toMatchObject({ diverCount: 3, total: 750, kinds: [] });
  const another = { ...wanted, product, quantity: 1.5 };
  expect(() => editedItem(half, another, new Map())).toThrow(expect.objectContaining(refusal));
  const ofOne = { ...half, quantity: 2, snapshot: { ...half.snapshot, diversPerPackage: 1 } };
  const allowed = { ...same, product: { ...reef, allowHalfPackage: true } };
  expect(() => editedItem(ofOne, allowed, new Map())).toThrow(expect.objectContaining(refusal));
});

test('an agreed package of two costs as much as two people when its new option is sold per person', () => {
  const option = { id: 'long', names: { en: 'Three dives' }, price: 700 };
  const perPerson = {
    ...reef,
    diversPerPackage: 1,
    variants: [option],
    priceRules: { seasons: [], group: null, child: null },
  };
  const edited = editedItem({ ...agreed, discount: 0 }, { ...wanted, product: perPerson, variant: 'long' }, new Map());
  expect(edited).toMatchObject({ unitPrice: 1_400, quantity: 2, diverCount: 4, activityFee: 2_800 });
});
