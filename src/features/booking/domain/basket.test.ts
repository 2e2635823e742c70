import { describe, expect, test } from 'vitest';
import { defaultShop } from '@/shared/shop/sections';
import { orderableAddOn, orderableTrip } from '@/test/orderable';
import { basketOf } from './basket';

const torch = orderableAddOn();
const companion = orderableAddOn({ id: 'companion', unit: 'per_package', takesSeat: true });
const child = orderableAddOn({ id: 'child', unit: 'per_order', takesSeat: true });
const guide = orderableAddOn({ id: 'guide', unit: 'per_order', maximum: 1, privateGuide: true });
const product = orderableTrip({ addOns: [torch, companion, child, guide] });

const basketWith = (add_ons: { add_on: string; quantity: number }[]) =>
  basketOf(product, { variant: null, quantity: 2, add_ons, payment_type: 'full_payment' }, defaultShop);

describe('basketOf', () => {
  test('counts the quantity of add-ons that take a seat as companions', () => {
    expect(basketWith([]).companions).toBe(0);
    expect(basketWith([{ add_on: 'torch', quantity: 4 }]).companions).toBe(0);
    const both = [
      { add_on: 'torch', quantity: 4 },
      { add_on: 'companion', quantity: 2 },
      { add_on: 'child', quantity: 1 },
    ];
    expect(basketWith(both)).toMatchObject({ companions: 3, diverCount: 4 });
  });

  test('counts no more companions than are charged', () => {
    expect(basketWith([{ add_on: 'companion', quantity: 9 }])).toMatchObject({ companions: 2, addOnFee: 200_000 });
  });

  test('has one person for half a package when the product allows halves', () => {
    const wanted = { variant: null, quantity: 1.5, add_ons: [], payment_type: 'full_payment' as const };
    const halves = orderableTrip({ allowHalfPackage: true, price: 1_000_001 });
    expect(basketOf(halves, wanted, defaultShop)).toMatchObject({ diverCount: 3, activityFee: 1_500_002 });
    const fields = { quantity: [{ key: 'invalid.whole_packages', params: undefined }] };
    expect(() => basketOf(product, wanted, defaultShop)).toThrow(expect.objectContaining({ fields }));
  });

  test('has a private guide only with an add-on for one', () => {
    expect(basketWith([{ add_on: 'companion', quantity: 1 }]).hasPrivateGuide).toBe(false);
    expect(basketWith([{ add_on: 'guide', quantity: 1 }])).toMatchObject({ hasPrivateGuide: true, companions: 0 });
  });
});
