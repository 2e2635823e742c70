import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { orderJobs } from '../../../src/features/orders/jobs';
import { db, pool } from '../../../src/server/database/db';
import { plusDays, toDate, toDay } from '../../../src/shared/time/days';
import { sameDayAfter } from '../../../src/shared/time/month';
import { callerFor } from '../../../src/test/actors';
import { addOn, bookableProduct, booking } from '../../../src/test/bookings';
import { account, signIn } from '../../../src/test/factories';
import { runJobs } from '../../../src/test/jobs';
import { pay } from '../../../src/test/paying';
import { fillShop } from './index';

const now = new Date('2026-11-21T02:00:00Z');
const named = (name: string) => ({ en: { name, summary: '', body: [] } });
const doc = { type: 'doc', content: [] };

async function fill(count: number, at = now): Promise<number> {
  const client = await pool.connect();
  try {
    return await fillShop(client, count, at);
  } finally {
    client.release();
  }
}

/** One row of everything, one paid day, and another with two departures. */
async function smallShop() {
  const site = await db.location.create({
    data: {
      ...{
        slug: 'manta-point',
        texts: { en: { ...named('Manta Point').en, marine_life: [] } },
        area: 'nusa_penida',
        latitude: -8.8,
        longitude: 115.5,
      },
      ...{ depthFrom: 5, depthTo: 18, level: 'open_water', current: 1, visibilityFrom: 10, visibilityTo: 30 },
      ...{ waterFrom: 22, waterTo: 27, bottom: 'reef' },
    },
  });
  const programme = await bookableProduct({ kind: 'go_pro', slug: 'divemaster' });
  const trip = await bookableProduct({
    slug: 'mantas',
    locations: { create: { locationId: site.id } },
    programme: { connect: { id: programme.id } },
    comesAfter: { connect: { id: programme.id } },
    variants: { create: { names: { en: 'With camera' }, price: 1_200_000 } },
  });
  await addOn(trip.id);
  await db.facilityLocation.create({
    data: {
      slug: 'pool',
      kind: 'pool',
      texts: { en: { ...named('Pool').en, equipment: [] } },
      latitude: -8.7,
      longitude: 115.3,
    },
  });
  await db.boat.create({
    data: {
      ...{ name: 'Segara', kind: 'boat', seats: 12, homeHarbour: 'Sanur', areas: ['sanur'] },
      outOfService: { create: { from: now, to: now, reason: 'engine' } },
    },
  });
  await db.faq.create({ data: { topic: 'diving', texts: { en: { question: 'How deep?', answer: '18 m' } } } });
  await db.post.create({
    data: {
      ...{ slug: 'manta-season', author: 'Made', tags: ['gear'], status: 'published', publishedAt: now },
      texts: { en: { title: 'Manta season', summary: '', body: doc } },
    },
  });
  const twice = { productId: trip.id, date: new Date('2026-12-31'), capacity: 8 };
  await db.departure.createMany({ data: [twice, { ...twice, time: '13:00' }] });
  const customer = await callerFor(await signIn(await account()), { now });
  const variant = (await db.productVariant.findFirstOrThrow({ where: { productId: trip.id } })).id;
  const { uuid } = await customer.order.create({
    ...{ ...booking('mantas'), variant },
    idempotency_key: randomUUID(),
    keep: [0],
  });
  await pay(uuid, now);
  await runJobs(orderJobs);
  return callerFor(await signIn(await account({ role: 'ADMIN' })), { now });
}

test('fillShop changes nothing in a shop without an order to copy', async () => {
  expect(await fill(5)).toBe(0);
  expect(await db.user.count()).toBe(0);
});

test('fillShop gives every list the requested number of readable rows, and a second run duplicates nothing', async () => {
  const staff = await smallShop();
  const { admin: office } = staff;
  const texts = { en: { subject: 'Hello', body: 'Welcome' } };
  await db.messageTemplate.create({ data: { name: 'Welcome', texts, position: 0, updatedAt: now } });
  expect(await fill(30)).toBe(30);
  const totals = async () => {
    const lists = await Promise.all([
      ...[office.products.list({}), office.addons.list({}), office.locations.list({}), office.facilities.list({})],
      ...[office.faqs.list({}), office.posts.list({}), office.messages.list({})],
      ...[office.users.list({}), office.admins.list({}), office.templates.list({})],
    ]);
    return lists.map(({ meta }) => meta.total);
  };
  const filled = [32, 31, 31, 31, 31, 31, 30, 31, 31, 31];
  expect(await totals()).toEqual(filled);
  expect(await db.closure.count()).toBe(30);
  expect((await office.fleet.list({})).data.map(({ name }) => name)).toEqual(['Segara', 'Segara 2']);
  expect(await db.outOfServiceSpan.count()).toBe(2);
  expect((await office.crew.list({ active: false })).meta.total).toBe(1);
  expect((await office.crew.list({ active: true })).meta.total).toBe(11);
  expect(await db.crewDay.count()).toBe(108);
  expect(await db.crewMember.count({ where: { shownOnSite: true } })).toBe(1);
  expect(await db.auditEntry.count({ where: { requestId: { startsWith: 'filled-' } } })).toBe(30);
  const made = await Promise.all([
    ...[db.customerNote.count(), db.messageReply.count(), db.refundApproval.count(), db.bulkAct.count()],
    db.payExtra.count(),
  ]);
  expect(made).toEqual([30, 30, 0, 3, 30]);
  expect(await db.savedPerson.count()).toBeGreaterThan(20);
  const register = await Promise.all([
    ...[db.equipmentUnit.count(), db.equipmentService.count(), db.equipmentIssue.count(), db.gasLog.count()],
  ]);
  expect(register).toEqual([30, 30, 30, 30]);
  const { data: units } = await office.equipment.list({ kind: 'tank' });
  expect(units).toMatchObject(
    units.map(({ visual_on }) => ({ due_by: 'visual', due_on: sameDayAfter(visual_on ?? '', 12) })),
  );
  expect(units).toHaveLength(3);
  const { date: dived } = await db.gasLog.findFirstOrThrow();
  const tanks = (await office.gas.day({ date: toDay(dived) })).divers.flatMap((diver) => diver.tanks);
  expect(tanks[0]).toMatchObject({ in_register: true, signed: { name: 'Guest' } });
  expect(await db.departure.count({ where: { OR: [{ closed: true }, { adjusted: true }] } })).toBeGreaterThan(20);

  const begun = await db.order.findMany({ where: { divers: { some: { link: { isNot: null } } } } });
  const readiness = await Promise.all(begun.map(({ id: uuid }) => office.orders.readiness({ uuid })));
  const states = readiness.flat().map(({ state }) => state);
  expect([...new Set(states)].toSorted()).toEqual(['not_started', 'ready', 'started']);

  const copy = await office.products.get({ slug: 'mantas-2' });
  expect(copy).toMatchObject({
    texts: { en: { title: 'Wreck day 2' }, de: { title: 'Wracktag 2' } },
    ...{ programme: 'divemaster-2', comes_after: ['divemaster-2'], locations: ['manta-point-2'] },
  });
  expect([copy.add_ons, copy.variants].map((parts) => parts.length)).toEqual([1, 1]);
  expect(await office.posts.get({ slug: 'manta-season-2' })).toMatchObject({
    texts: { en: { title: 'Manta season 2' } },
  });
  expect(await office.locations.get({ slug: 'manta-point-31' })).toMatchObject({ area: 'nusa_penida' });
  const [message] = (await office.messages.list({ status: 'answered' })).data;
  expect((await office.messages.get({ uuid: message?.uuid ?? '' })).answers).toHaveLength(1);

  expect(await fill(30)).toBe(30);
  expect(await totals()).toEqual(filled);
  expect(await Promise.all([db.equipmentUnit.count(), db.equipmentIssue.count(), db.gasLog.count()])).toEqual([
    30, 30, 30,
  ]);
  expect((await office.orders.list({})).meta.total).toBe(61);
});

test('fillShop fills a shop whose staff used the slugs of its copies, removed departures and refunded cash', async () => {
  const trip = await db.product.findUniqueOrThrow({ where: { slug: 'mantas' } });
  const order = await db.order.findFirstOrThrow({
    where: { items: { some: { productId: trip.id } }, customer: { isDemo: false } },
  });
  // The next copies would take these slugs.
  const { texts } = trip;
  await bookableProduct({ slug: 'mantas-20', texts: texts ?? {} });
  await bookableProduct({ slug: 'divemaster-22', kind: 'go_pro' });
  await db.location.update({ where: { slug: 'manta-point-31' }, data: { slug: 'manta-point-33' } });
  await db.post.update({ where: { slug: 'manta-season-31' }, data: { slug: 'manta-season-33' } });
  const staffId = (await db.user.findFirstOrThrow({ where: { role: 'ADMIN', active: true } })).id;
  const counter = { orderId: order.id, method: 'cash' as const, recordedId: staffId };
  await db.ledgerEntry.createMany({
    data: [
      { ...counter, kind: 'on_site', amount: 5_000, at: new Date('2026-11-18T02:00:00Z') },
      { ...counter, kind: 'on_site_refund', amount: -5_000, at: new Date('2026-11-19T02:00:00Z') },
    ],
  });
  const weeksBefore = Array.from({ length: 104 }, (_, week) => toDate(plusDays(toDay(order.activityDate), -7 * week)));
  await db.departure.updateMany({ where: { productId: trip.id, taken: 0 }, data: { closed: true, removed: true } });
  await db.departure.createMany({
    data: weeksBefore.map((date) => ({ productId: trip.id, date, capacity: 8, closed: true, removed: true })),
    skipDuplicates: true,
  });
  expect(await fill(100, new Date('2027-03-01T02:00:00Z'))).toBe(100);
  const client = await pool.connect();
  const { rows } = await client.query('SELECT count(*)::int AS negative FROM cash_reports WHERE expected < 0');
  client.release();
  expect(rows[0].negative).toBeGreaterThan(0);
});
