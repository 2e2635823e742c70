import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { deleteKeysBefore } from '@/features/orders/data/orders';
import { db } from '@/server/database/db';
import { account, signIn } from '@/test/factories';
import { anOrder, aPaidOrder, byStaff, later } from '@/test/orders';
import { callRest } from '@/test/rest';
import { expectSound } from '@/test/wrong-amounts';

afterEach(expectSound);

async function office() {
  const token = await signIn(await account({ role: 'ADMIN' }));
  return async (path: string, body: object, key?: string) => {
    const answer = await callRest(
      new Request(`http://localhost:3000/api/admins/orders/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
      }),
    );
    return { status: answer.status, body: await answer.json() };
  };
}

const taken = (orderId: string) => db.ledgerEntry.count({ where: { orderId, kind: 'on_site' } });

describe('a payment at the counter with an idempotency key', () => {
  const cash = { method: 'cash', amount: 100_000 };

  test('is recorded once, and a repeat gets the same answer', async () => {
    const { uuid } = await anOrder();
    const call = await office();
    const key = randomUUID();
    const first = await call(`${uuid}/payments`, cash, key);
    expect(first).toMatchObject({ status: 200, body: { data: { held: 100_000 } } });
    expect(await call(`${uuid}/payments`, cash, key)).toEqual(first);
    expect(await taken(uuid)).toBe(1);
  });

  test('is refused with another amount or for another order, and another person may use the same key', async () => {
    const [{ uuid }, other] = [await anOrder(), await anOrder()];
    const call = await office();
    const key = randomUUID();
    await call(`${uuid}/payments`, cash, key);
    for (const again of [
      await call(`${uuid}/payments`, { ...cash, amount: 100_001 }, key),
      await call(`${other.uuid}/payments`, cash, key),
    ])
      expect(again).toMatchObject({ status: 422, body: { errors: { idempotency_key: [expect.any(String)] } } });
    expect((await (await office())(`${other.uuid}/payments`, cash, key)).status).toBe(200);
    expect([await taken(uuid), await taken(other.uuid)]).toEqual([1, 1]);
  });

  test('is recorded once when two arrive together', async () => {
    const { uuid } = await anOrder();
    const call = await office();
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => call(`${uuid}/payments`, cash, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await taken(uuid)).toBe(1);
  });

  test('claims its key only on success, and for one day', async () => {
    const { uuid } = await anOrder();
    const call = await office();
    const key = randomUUID();
    expect((await call(`${uuid}/payments`, { ...cash, amount: 9_000_000 }, key)).status).toBe(422);
    expect((await call(`${uuid}/payments`, cash, key)).status).toBe(200);
    await deleteKeysBefore(db, new Date(Date.now() + 1));
    expect((await call(`${uuid}/payments`, cash, key)).status).toBe(200);
    expect(await taken(uuid)).toBe(2);
  });

  test('is recorded again on each submit without a key', async () => {
    const { uuid } = await anOrder();
    const call = await office();
    for (const _ of [1, 2]) expect((await call(`${uuid}/payments`, cash)).status).toBe(200);
    expect(await taken(uuid)).toBe(2);
  });
});

describe('a refund with an idempotency key', () => {
  const refund = { amount: 50_000, how: 'cash', reason: 'No manta' };

  test('is paid back once, and a repeat gets the same answer', async () => {
    const { uuid, refunds } = await aPaidOrder();
    const call = await office();
    const key = randomUUID();
    const first = await call(`${uuid}/refund`, refund, key);
    expect(first).toMatchObject({ status: 200, body: { data: { paid: 300_000, refunded: 50_000, held: 250_000 } } });
    expect(await call(`${uuid}/refund`, refund, key)).toEqual(first);
    expect((await call(`${uuid}/refund`, { ...refund, amount: 60_000 }, key)).status).toBe(422);
    expect(await refunds()).toMatchObject([{ amount: 50_000 }]);
  });

  test('is paid back once when two arrive together, even when it ends the order', async () => {
    const { uuid, refunds } = await aPaidOrder();
    const call = await office();
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => call(`${uuid}/refund`, { reason: 'No manta' }, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await refunds()).toMatchObject([{ amount: 300_000 }]);
  });

  test('waits for a second approver once, and a repeat gets the same answer', async () => {
    await (await byStaff(later(5))).admin.shop.save_refunds({ second_person_above: 10_000 });
    const { uuid, refunds } = await aPaidOrder();
    const call = await office();
    const key = randomUUID();
    const first = await call(`${uuid}/refund`, refund, key);
    expect(first).toMatchObject({ status: 200, body: { data: { approval: { amount: 50_000 } } } });
    expect(await call(`${uuid}/refund`, refund, key)).toEqual(first);
    expect(await db.refundApproval.count({ where: { orderId: uuid } })).toBe(1);
    expect(await refunds()).toEqual([]);
  });
});
