import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { ordered } from '@/test/orders';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

const deep = { logged_dives: 50, dive_within_months: null, specialties: ['deep'], physician: false };
const wreck = () =>
  bookableProduct({ minimumLevel: 'open_water', requirements: { ...deep, adult_with_minors: false } });

async function ask(slug: string, body: object, lang = 'en') {
  const answer = await callRest(
    new Request(`http://localhost:3000/api/users/products/${slug}/fit?lang=${lang}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  return { status: answer.status, body: await answer.json() };
}

test('a visitor learns the answer, its reasons and the course that opens the trip with its next free day', async () => {
  const { slug } = await wreck();
  const course = await bookableProduct({
    slug: `deep-${randomUUID()}`,
    kind: 'course',
    minimumLevel: 'open_water',
    teaches: { level: null, specialties: ['deep'] },
  });
  const facts = { certification_level: 'open_water', association: 'PADI', logged_dives: 10, specialties: [] };
  const { status, body } = await ask(slug, facts);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    answer: 'not_yet',
    reasons: [
      { key: 'too_few_dives', text: 'This asks for 50 logged dives.' },
      { key: 'deep_missing', answer: 'not_yet' },
    ],
    opens: [{ kind: 'course', product: { slug: course.slug, kind: 'course' }, next_free: expect.any(String) }],
  });
  expect((await ask(slug, { ...facts, logged_dives: 60, specialties: ['deep'] })).body.data).toEqual({
    ...{ answer: 'fits', reasons: [], opens: [] },
  });
});

test('a question stores nothing but the count of questions, and refuses unknown fields and products', async () => {
  const { slug } = await wreck();
  const before = await Promise.all([db.order.count(), db.savedPerson.count(), db.auditEntry.count()]);
  await ask(slug, { certification_level: 'none', date_of_birth: '2001-05-06' });
  expect(await Promise.all([db.order.count(), db.savedPerson.count(), db.auditEntry.count()])).toEqual(before);
  expect((await ask(slug, { certification_level: 'none', full_name: 'Hana' })).status).toBe(422);
  expect((await ask('no-such-trip', {})).status).toBe(404);
});

test('a diver who does not fit yet cannot be booked online; staff can override with a reason, which is audited', async () => {
  const { slug } = await wreck();
  const short = diver({ logged_dives: 10, specialties: ['deep'] });
  const request = { ...booking(slug), divers: [short, diver({ full_name: 'Jan' })] };
  const customer = await account();
  const guest = await callerFor(await signIn(customer), { now: ordered });
  const refused = await refusalOf(guest.order.create({ ...request, idempotency_key: randomUUID() }));
  expect(refused.errors).toEqual({ 'divers.0.logged_dives': [expect.stringContaining('50')] });
  const { admin } = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: ordered });
  expect((await refusalOf(admin.orders.create({ ...request, customer: customer.id }))).status).toBe(422);
  const reason = 'Dived with us all week';
  const order = await admin.orders.create({ ...request, customer: customer.id, fit_override: reason });
  expect(await db.auditEntry.findFirst({ where: { entityId: order.uuid, action: 'create' } })).toMatchObject({
    after: { fit_override: reason },
  });
  const beginner = { ...short, certification_level: 'scuba_diver' as const };
  const tooLow = { ...request, divers: [beginner, short], customer: customer.id, fit_override: reason };
  expect((await refusalOf(admin.orders.create(tooLow))).errors).toHaveProperty(['divers.0.certification_level']);
});

test('a mismatch after payment refuses nothing and becomes a question that staff settle with a reason', async () => {
  const { slug } = await wreck();
  const guest = await callerFor(await signIn(await account()), { now: ordered });
  const request = { ...booking(slug), idempotency_key: randomUUID() };
  const { uuid } = await guest.order.create(request);
  await pay(uuid, ordered);
  const { admin } = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: ordered });
  const attention = async () => (await admin.orders.get({ uuid })).attention;
  await admin.orders.fill_in({ uuid, diver: 0, logged_dives: 10, specialties: ['deep'] });
  expect(await attention()).toEqual(['misfit']);
  await admin.orders.settle_misfit({ uuid, reason: 'A guide goes along' });
  expect(await attention()).toEqual([]);
  expect((await refusalOf(admin.orders.settle_misfit({ uuid, reason: 'Again' }))).status).toBe(409);
  await admin.orders.fill_in({ uuid, diver: 0, logged_dives: 10, specialties: ['deep'] });
  expect(await attention()).toEqual(['misfit']);
  await admin.orders.fill_in({ uuid, diver: 0, logged_dives: 70 });
  expect(await attention()).toEqual([]);
});

test('a move and an edit by staff ask or settle the question again', async () => {
  const { id, slug } = await bookableProduct();
  const guest = await callerFor(await signIn(await account()), { now: ordered });
  const divers = ['Ira', 'Jan'].map((full_name) => diver({ full_name, logged_dives: 60 }));
  const { uuid } = await guest.order.create({ ...booking(slug), divers, idempotency_key: randomUUID() });
  await pay(uuid, ordered);
  const requirements = { ...deep, specialties: [], logged_dives: 200, adult_with_minors: false };
  await db.product.update({ where: { id }, data: { requirements } });
  const { admin } = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: ordered });
  expect((await admin.orders.move({ uuid, date: '2026-12-28' })).attention).toContain('misfit');
  await admin.order_edits.save({ uuid, divers: [0, 1].map((one) => ({ diver: one, logged_dives: 250 })) });
  expect((await admin.orders.get({ uuid })).attention).not.toContain('misfit');
});
