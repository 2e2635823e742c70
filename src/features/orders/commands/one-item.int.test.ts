import { afterEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { addOn, bookableProduct } from '@/test/bookings';
import { anOrder, aPaidOrder, byStaff, jobCtx, later } from '@/test/orders';
import { expectSound, receivePayment } from '@/test/wrong-amounts';
import { expireOrder } from './expire-order';

afterEach(expectSound);

const itemsOf = (orderId: string) =>
  db.orderItem.findMany({ where: { orderId }, include: { divers: true, addOns: true } });

test('a single-item order has one item with every diver and add-on', async () => {
  const product = await bookableProduct();
  const { id: torch } = await addOn(product.id);
  const { uuid, at } = await anOrder({ product: product.slug, add_ons: [{ add_on: torch, quantity: 2 }] });
  const [item, ...others] = await itemsOf(uuid);
  expect(others).toEqual([]);
  expect([item?.divers.length, item?.addOns.length, item?.dueNowPercent]).toEqual([2, 1, 30]);
  const { items, ...order } = await (await at(later(1))).order.get({ uuid });
  expect(items).toEqual([
    {
      uuid: item?.id,
      product: order.product,
      variant: null,
      activity_date: order.activity_date,
      activity_time: order.activity_time,
      several_departures: false,
      latest_day: null,
      meeting_time: null,
      duration_days: 1,
      quantity: 1,
      pickup_window: order.pickup_window,
      return_window: order.return_window,
      divers: [0, 1],
      companions: [],
      add_ons: order.add_ons,
      unit_price: order.unit_price,
      activity_fee: order.activity_fee,
      add_on_fee: 200_000,
      discount: 0,
      adjustment: 0,
      passed_on: 0,
      fees: [],
      total: order.total,
      state: 'booked',
      off_reason: null,
      off_at: null,
      paid: 0,
      refunded: null,
      refund_amount: 0,
      refund_percent: 0,
      refund_bands: [
        { hours: 72, percent: 100 },
        { hours: 24, percent: 50 },
      ],
      can: { cancel: true, refund: false, request_move: false },
    },
  ]);
});

test('a single item moves and ends with its order, with the same reason and the retained amount', async () => {
  const { uuid, at } = await aPaidOrder();
  const staff = (await byStaff(later(10))).admin.orders;
  await staff.move({ uuid, date: '2026-12-26' });
  expect(await itemsOf(uuid)).toMatchObject([{ activityDate: new Date('2026-12-26'), state: 'booked' }]);
  await staff.cancel({ uuid, refund_amount: 100_000, reason: 'No manta' });
  expect(await itemsOf(uuid)).toMatchObject([
    { state: 'off', offReason: 'cancelled', offAt: later(10), holdsSeats: false, retained: 200_000 },
  ]);
  expect((await (await at(later(11))).order.get({ uuid })).items).toMatchObject([{ state: 'off', paid: 200_000 }]);
});

test('a single item expires with its order and is booked again when the payment comes late', async () => {
  const { uuid, taken } = await anOrder();
  await expireOrder(jobCtx(later(31)), uuid);
  expect(await itemsOf(uuid)).toMatchObject([{ offReason: 'expired', retained: 0 }]);
  expect(await taken()).toBe(0);
  await receivePayment(uuid, 40, 300_000);
  expect(await itemsOf(uuid)).toMatchObject([{ state: 'booked', offReason: null, retained: null }]);
  expect(await taken()).toBe(2);
});
