import { afterEach, describe, expect, test } from 'vitest';
import { paymentHook } from '@/features/orders/commands/payment-hook';
import { checkAttempts } from '@/features/payments/commands/check-attempts';
import { db } from '@/server/database/db';
import { diver } from '@/test/divers';
import { whileLocked } from '@/test/locks';
import { anOrder, aPaidOrder, byStaff, later } from '@/test/orders';
import { atTheSandbox } from '@/test/paying';
import { expectSound } from '@/test/wrong-amounts';

afterEach(expectSound);

const ROUNDS = 20;
const four = [{ diver: 0 }, { diver: 1 }, diver({ full_name: 'Ketut' }), diver({ full_name: 'Wayan' })];

/** Starts calls before any of them gets the order's lock. */
async function atOnce(uuid: string, calls: (() => Promise<unknown>)[]): Promise<PromiseSettledResult<unknown>[]> {
  const { settled } = await whileLocked(
    calls.length,
    (tx) => tx.$queryRaw`SELECT id FROM orders WHERE id = ${uuid}::uuid FOR UPDATE`,
    () => ({ settled: Promise.allSettled(calls.map((call) => call())) }),
  );
  return settled;
}
const inTurn = <Call>(round: number, [first, second]: [Call, Call]): Call[] =>
  round % 2 === 0 ? [first, second] : [second, first];

async function editing(order: { uuid: string }) {
  const { uuid } = order;
  const staff = (await byStaff(later(10))).admin;
  const { items, version } = await staff.order_edits.get({ uuid });
  const grow = { uuid, version, items: [{ item: items[0]?.uuid ?? '', quantity: 2 }], divers: four };
  return { grow, orders: staff.orders, edits: staff.order_edits };
}

describe('of two concurrent calls', () => {
  test('that edit the same version, one succeeds and the other is refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await aPaidOrder();
      const { grow, edits } = await editing(order);
      const settled = await atOnce(order.uuid, [() => edits.save(grow), () => edits.save(grow)]);
      expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(settled).toContainEqual(
        expect.objectContaining({ reason: expect.objectContaining({ code: 'CONFLICT' }) }),
      );
      expect([await order.taken(), await db.orderDiver.count({ where: { orderId: order.uuid } })]).toEqual([4, 4]);
    }
  });

  test('that edit and cancel, the order is either cancelled or changed, with the matching seats', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await aPaidOrder();
      const { grow, edits, orders } = await editing(order);
      const calls = inTurn<() => Promise<unknown>>(round, [
        () => edits.save(grow),
        () => orders.cancel({ uuid: order.uuid, reason: 'Ill' }),
      ]);
      const settled = await atOnce(order.uuid, calls);
      expect(settled.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
      expect([await order.status(), await order.taken()]).toEqual(['cancelled', 0]);
    }
  });

  test('of which one is a payment, the order is paid at its current price', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await anOrder();
      const { uuid } = order;
      const { grow, edits } = await editing(order);
      await atTheSandbox(uuid, { status: 'paid' }, later(10));
      const arrive = (): Promise<unknown> => checkAttempts({ db, now: later(10) }, uuid, paymentHook);
      const calls = inTurn<() => Promise<unknown>>(round, [() => edits.save(grow), arrive]);
      const settled = await atOnce(uuid, calls);
      const edit = settled[round % 2];
      const isEdited = edit?.status === 'fulfilled';
      const paid = await db.order.findUniqueOrThrow({ where: { id: uuid } });
      expect(paid).toMatchObject({ status: 'paid', dueNow: 300_000, total: isEdited ? 2_000_002 : 1_000_001 });
      expect([await order.taken(), await order.refunds()]).toEqual([isEdited ? 4 : 2, []]);
    }
  });
});

test('two orders that compete for the last two seats, one by an edit, never both get them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await aPaidOrder({}, { seatsPerDay: 6 });
    const other = await aPaidOrder({ product: order.product.slug });
    const [one, two] = [await editing(order), await editing(other)];
    const settled = await Promise.allSettled([one.edits.save(one.grow), two.edits.save(two.grow)]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await order.taken()).toBe(6);
  }
});
