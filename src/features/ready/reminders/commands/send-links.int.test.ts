import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDiver, sealDiver } from '@/features/orders/data/sealed';
import { sendLinks } from '@/features/ready/reminders/commands/send-links';
import { db } from '@/server/database/db';
import { diver } from '@/test/divers';
import { anOrder, aPaidOrder, jobCtx, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';

const divers = [
  diver({ full_name: 'Jonas', email: 'jonas@links.test' }),
  diver({ full_name: 'Hana', preferred_language: 'ja' }),
  diver({ full_name: 'Ben' }),
  diver({ full_name: 'Kim' }),
];
const soon = jobCtx(later(10));

/** A paid order: Jonas is ready, Hana has an address of her own, Ben and Kim have none. */
async function paidOrder() {
  const order = await aPaidOrder({ divers, quantity: 2 });
  const hana = `${randomUUID()}@example.test`;
  const rows = await db.orderDiver.findMany({ where: { orderId: order.uuid }, orderBy: { position: 'asc' } });
  for (const row of rows.slice(1)) {
    const given = { height_cm: null, email: row.position === 1 ? hana : null };
    await db.orderDiver.update({
      where: { id: row.id },
      data: sealDiver({ ...openDiver(row), ...given }, row.position),
    });
  }
  return { ...order, hana };
}

const linksTo = async (address: string | null) =>
  (await mailsTo(address ?? '')).filter(({ template }) => template === 'diver_links');

test('each diver who is not ready gets a link once, at the customer’s address without one of their own', async () => {
  const { uuid, user, hana } = await paidOrder();
  await Promise.all([sendLinks(soon), sendLinks(soon)]);
  await sendLinks(jobCtx(later(20)));
  expect(await linksTo(hana)).toMatchObject([
    {
      locale: 'ja',
      params: {
        ...{ name: 'Hana', date: '2026-12-24' },
        people: [{ name: 'Hana', number: 2, url: expect.stringMatching(/\/ja\/ready\/[\w-]{43}$/) }],
      },
    },
  ]);
  expect(await linksTo(user.email)).toMatchObject([
    {
      params: {
        people: [
          { name: 'Ben', number: 3 },
          { name: 'Kim', number: 4 },
        ],
      },
    },
  ]);
  expect(await linksTo('jonas@links.test')).toEqual([]);
  const noted = await db.orderEvent.findMany({ where: { orderId: uuid, kind: 'links_sent' } });
  expect(noted).toMatchObject([{ by: 'system', internal: true }]);
});

test('no links are sent for an order that is complete, unpaid, over, or paid more than a day ago', async () => {
  const complete = await aPaidOrder();
  const unpaid = await anOrder();
  const cancelled = await paidOrder();
  await db.order.update({ where: { id: cancelled.uuid }, data: { status: 'cancelled' } });
  const old = await paidOrder();
  await db.orderEvent.updateMany({ where: { orderId: old.uuid, to: 'paid' }, data: { at: later(-3000) } });
  await sendLinks(soon);
  for (const { user } of [complete, unpaid, cancelled, old]) expect(await linksTo(user.email)).toEqual([]);
  expect(await linksTo(cancelled.hana)).toEqual([]);
});

test('an order whose divers nobody can reach is not noted as sent', async () => {
  const { uuid, user } = await aPaidOrder();
  await db.user.update({ where: { id: user.id }, data: { email: null, passwordHash: null } });
  const row = await db.orderDiver.findFirstOrThrow({ where: { orderId: uuid } });
  await db.orderDiver.update({
    where: { id: row.id },
    data: sealDiver({ ...openDiver(row), height_cm: null, email: null }, row.position),
  });
  await sendLinks(soon);
  expect(await db.orderEvent.count({ where: { orderId: uuid, kind: 'links_sent' } })).toBe(0);
});
