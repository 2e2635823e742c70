import { describe, expect, test } from 'vitest';
import { presets } from '@/shared/schema/rights';
import { aPaidOrder, byStaff, hoursAhead } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const forbidden = { code: 'forbidden', status: 403 };
const daysBefore = hoursAhead(24 * 20);

describe('without the right to money', () => {
  test('an order is cancelled by the refund policy, not with a different amount', async () => {
    const { uuid, status, refunds } = await aPaidOrder();
    const { admin } = await byStaff(daysBefore, presets.office);
    const { can } = await admin.orders.get({ uuid });
    for (const refund_amount of [0, can.refund_amount, 1])
      expect(await refusalOf(admin.orders.cancel({ uuid, refund_amount, reason: 'No manta' }))).toMatchObject(
        forbidden,
      );
    expect(await status()).toBe('paid');
    await admin.orders.cancel({ uuid, reason: 'Ill' });
    expect((await refunds()).map(({ amount }) => amount)).toEqual([can.refund_amount]);
  });

  test('an order is declined, but the way of its refund cannot be chosen', async () => {
    const { uuid, status } = await aPaidOrder();
    const { admin } = await byStaff(daysBefore, presets.office);
    const decline = (how?: 'cash') => admin.orders.decline({ uuid, reason: 'Storm', how });
    expect(await refusalOf(decline('cash'))).toMatchObject(forbidden);
    expect(await status()).toBe('paid');
    expect(await decline()).toMatchObject({ status: 'declined' });
  });

  test('an item cannot be cancelled with a chosen amount', async () => {
    const { uuid, status } = await aPaidOrder();
    const { admin } = await byStaff(daysBefore, presets.office);
    const [item] = (await admin.orders.get({ uuid })).items;
    const call = admin.orders.cancel_item({ uuid, item: item?.uuid ?? '', refund_amount: 0, reason: 'No manta' });
    expect(await refusalOf(call)).toMatchObject(forbidden);
    expect(await status()).toBe('paid');
  });

  test('an order offers no refund, which staff with the right are offered', async () => {
    const { uuid } = await aPaidOrder();
    const mayOf = async (held: Parameters<typeof byStaff>[1]) =>
      (await (await byStaff(daysBefore, held)).admin.orders.get({ uuid })).may;
    expect(await mayOf(presets.office)).toMatchObject({ cancel: true, refund: false });
    expect(await mayOf(presets.money)).toMatchObject({ cancel: true, refund: true });
  });
});
