import { expect, test } from 'vitest';
import { basketOf } from '@/features/booking/domain/basket';
import { defaultShop } from '@/shared/shop/sections';
import { orderableAddOn, orderableTrip } from '@/test/orderable';
import { newItem } from './new-item';

const product = orderableTrip({
  addOns: [
    orderableAddOn({ id: 'companion', unit: 'per_package', takesSeat: true }),
    orderableAddOn({ id: 'guide', unit: 'per_order', privateGuide: true }),
  ],
});
const rowWith = (add_ons: { add_on: string; quantity: number }[]) =>
  newItem(basketOf(product, { variant: null, quantity: 2, add_ons, payment_type: 'full_payment' }, defaultShop), {
    id: 'item',
    position: 0,
    departureId: 'departure',
    delay: 0,
    date: '2026-12-24',
    divers: [0, 1, 2, 3],
    refundBands: [],
    companionNames: null,
  }).row;

test('newItem stores the companions and the private guide beside the divers', () => {
  expect(rowWith([])).toMatchObject({ diverCount: 4, companions: 0, privateGuide: false });
  const both = [
    { add_on: 'companion', quantity: 2 },
    { add_on: 'guide', quantity: 1 },
  ];
  expect(rowWith(both)).toMatchObject({ diverCount: 4, companions: 2, privateGuide: true });
});
