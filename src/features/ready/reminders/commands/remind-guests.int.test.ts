import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDiver, sealDiver } from '@/features/orders/data/sealed';
import { remindGuests } from '@/features/ready/reminders/commands/remind-guests';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { diver } from '@/test/divers';
import { aPaidOrder, jobCtx, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { freshAddress } from '@/test/try-limits';

/** The dive is on 24 December; both moments are by the clock of Bali. */
const at = (day: number, time = '09:20') => jobCtx(new Date(`2026-12-${day}T${time}:00+08:00`));

const open = { height_cm: null, weight_kg: null };
const divers = [
  diver({ full_name: 'Jonas', email: 'jonas@example.test' }),
  diver({ full_name: 'Hana', preferred_language: 'ja' }),
  diver({ full_name: 'Ben', email: 'ben@example.test' }),
  diver({ full_name: 'Kim', email: 'kim@example.test' }),
];

/** A paid order: Jonas and Kim are ready, Hana and Ben are not, and Ben has no address. */
async function paidOrder() {
  const order = await aPaidOrder({ divers, quantity: 2 });
  const hana = `${randomUUID()}@example.test`;
  const rows = await db.orderDiver.findMany({ where: { orderId: order.uuid }, orderBy: { position: 'asc' } });
  for (const row of rows.slice(1, 3)) {
    const email = row.position === 2 ? null : hana;
    const data = sealDiver({ ...openDiver(row), ...open, email }, row.position);
    await db.orderDiver.update({ where: { id: row.id }, data });
  }
  return { ...order, hana };
}

const remindersTo = async (address: string) =>
  (await mailsTo(address)).filter(({ template }) => template === 'forms_reminder');

test('guests who are not ready are reminded three times, each time once, in their language and with their own link', async () => {
  const { uuid, user, hana } = await paidOrder();
  await remindGuests(at(16));
  expect(await remindersTo(hana)).toEqual([]);
  await Promise.all([remindGuests(at(17)), remindGuests(at(17))]);
  await remindGuests(at(19));
  const [mail, ...others] = await remindersTo(hana);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    locale: 'ja',
    params: {
      ...{ name: 'Hana', date: '2026-12-24' },
      people: [{ name: 'Hana', number: 2, url: expect.stringMatching(/\/ja\/ready\/[\w-]{43}$/) }],
    },
  });
  expect(mail?.params).not.toHaveProperty('contact');
  expect(await remindersTo(user.email ?? '')).toMatchObject([{ params: { people: [{ name: 'Ben', number: 3 }] } }]);
  expect(await remindersTo('jonas@example.test')).toEqual([]);

  await remindGuests(at(22));
  await remindGuests(at(22, '15:20'));
  await remindGuests(at(23, '16:20'));
  expect(await remindersTo(hana)).toHaveLength(2);
  await remindGuests(at(23, '17:20'));
  await remindGuests(at(23, '18:20'));
  await remindGuests(at(24));
  expect(await remindersTo(hana)).toHaveLength(3);
  const noted = await db.orderEvent.findMany({
    where: { orderId: uuid, kind: 'forms_reminded' },
    orderBy: { at: 'asc' },
  });
  expect(noted.map(({ note }) => note)).toEqual(['2026-12-24 week', '2026-12-24 two_days', '2026-12-24 evening']);
});

test('a guest who is ready by then is not reminded again', async () => {
  const { uuid, hana, at: signedIn } = await paidOrder();
  const { url } = await (await signedIn(later(10))).order.diver_link({ uuid, diver: 1 });
  const phone = await callerFor(null, { now: later(20), address: freshAddress() });
  await phone.ready.answer({ token: url.split('/').at(-1) ?? '', height_cm: 160, weight_kg: 55 });
  await remindGuests(at(17));
  expect(await remindersTo(hana)).toEqual([]);
});

test('the customer is reminded of a missing emergency contact', async () => {
  const order = await aPaidOrder({ divers: divers.slice(0, 2) });
  await db.order.update({ where: { id: order.uuid }, data: { emergency: '' } });
  await remindGuests(at(17));
  expect(await remindersTo(order.user.email ?? '')).toMatchObject([
    { params: { people: [], contact: `/user/orders/${order.uuid}` } },
  ]);
});

test('nobody is reminded of an order that is unpaid or over', async () => {
  const { uuid, hana } = await paidOrder();
  for (const status of ['pending_payment', 'cancelled', 'completed'] as const) {
    await db.order.update({ where: { id: uuid }, data: { status } });
    await remindGuests(at(17));
  }
  expect(await remindersTo(hana)).toEqual([]);
});

test('the reminder of the week leaves out a new order, whose guests have just got their links', async () => {
  const { uuid, hana } = await paidOrder();
  const placed = (day: number) =>
    db.order.update({ where: { id: uuid }, data: { createdAt: new Date(`2026-12-${day}T03:00:00Z`) } });
  await placed(17);
  await remindGuests(at(18));
  expect(await remindersTo(hana)).toEqual([]);
  await remindGuests(at(19));
  expect(await remindersTo(hana)).toHaveLength(1);
  await placed(22);
  await remindGuests(at(22));
  expect(await remindersTo(hana)).toHaveLength(1);
  await remindGuests(at(23, '17:20'));
  expect(await remindersTo(hana)).toHaveLength(2);
});
