import { expect, test } from 'vitest';
import { aPaidOrder, byStaff, later } from '@/test/orders';

test('every movement of an order is listed with its way, person and totals, and found by filters', async () => {
  const { uuid } = await aPaidOrder();
  const { admin } = await byStaff(later(20));
  const order = await admin.orders.take_payment({ uuid, method: 'qris', amount: 200_000 });
  const [taken] = order.payments.ledger.filter(({ kind }) => kind === 'on_site');
  await admin.orders.reverse_payment({ uuid, entry: taken?.uuid ?? '', reason: 'the wrong booking' });

  const all = await admin.payments.list({ order: uuid, sort: 'at' });
  expect(all.data).toMatchObject([
    { kind: 'charge', gateway: 'sandbox', method: null, taken_by: null },
    { kind: 'on_site', gateway: null, method: 'qris', amount: 200_000, taken_by: { name: expect.any(String) } },
    { kind: 'on_site_reversal', amount: -200_000, reverses: { uuid: taken?.uuid } },
  ]);
  const charge = all.data[0]?.amount ?? 0;
  expect(await admin.payments.totals({ order: uuid })).toEqual({
    taken: charge,
    given_back: 0,
    on_account: 0,
    by_way: expect.arrayContaining([
      { way: 'sandbox', taken: charge, given_back: 0 },
      { way: 'qris', taken: 0, given_back: 0 },
    ]),
  });
  const code = order.booking_id.replace('SGR-', '').toLowerCase();
  expect((await admin.payments.list({ search: code, method: 'qris' })).meta.total).toBe(2);
  expect((await admin.payments.list({ search: code, gateway: 'sandbox' })).meta.total).toBe(1);
  expect((await admin.payments.list({ order: uuid, to: '2020-01-01' })).meta.total).toBe(0);
});
