import { afterEach, describe, expect, test } from 'vitest';
import { whileLocked } from '@/test/locks';
import { byStaff, later } from '@/test/orders';
import { paidItems } from '@/test/several-items';
import { expectSound } from '@/test/wrong-amounts';

afterEach(expectSound);

const staffAt = async (minutes: number) => (await byStaff(later(minutes))).admin.orders;

describe('of two calls at the same time', () => {
  const atOnce = async (uuid: string, calls: (() => Promise<unknown>)[]) => {
    const { settled } = await whileLocked(
      calls.length,
      (tx) => tx.$queryRaw`SELECT id FROM orders WHERE id = ${uuid}::uuid FOR UPDATE`,
      () => ({ settled: Promise.allSettled(calls.map((call) => call())) }),
    );
    return (await settled).map(({ status }) => status).sort();
  };

  test('that cancel one item, one returns its money and the other is refused', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { uuid, at, dive, refunds, taken } = await paidItems();
      const customer = (await at(later(10))).order;
      const staff = await staffAt(10);
      const second =
        round % 2 === 0
          ? () => customer.refund_item({ uuid, item: dive })
          : () => staff.cancel_item({ uuid, item: dive, refund_amount: 300_000, reason: 'No manta' });
      expect(await atOnce(uuid, [() => customer.cancel_item({ uuid, item: dive }), second])).toEqual([
        'fulfilled',
        'rejected',
      ]);
      expect([await refunds(), await taken()]).toEqual([[300_000], [0, 3]]);
      await expectSound();
    }
  });

  test('that cancel the last two items, both succeed, and the order ends once', async () => {
    const { uuid, at, dive, course, refunds } = await paidItems();
    const customer = (await at(later(10))).order;
    const calls = [course, dive].map((item) => () => customer.cancel_item({ uuid, item }));
    expect(await atOnce(uuid, calls)).toEqual(['fulfilled', 'fulfilled']);
    expect((await refunds()).sort()).toEqual([300_000, 450_001]);
    expect((await customer.get({ uuid })).status).toBe('cancelled');
  });
});
