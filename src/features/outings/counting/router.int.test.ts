import { beforeEach, describe, expect, test } from 'vitest';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import { db } from '@/server/database/db';
import { defaultShop } from '@/shared/shop/sections';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { listener } from '@/test/cache-tags';
import { account, signIn } from '@/test/factories';
import { boat, countFrom, date, limits, member, now, sale, trip, undo } from '@/test/outings/sales';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

const before = '2026-12-23';
const span = { from: '2026-12-01', to: '2026-12-31' };
const never = { boats_from: null, guides_from: null };

const office = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now })).admin.seats;
const leftOf = async (slug: string, on = date) =>
  (await (await callerFor(null, { now })).availability.days({ slug, from: on, to: on }))[0]?.places_left;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE orders, departures, days, crew_members, boats, audit_entries CASCADE`;
  await countFrom(null);
});

describe('setCounting', () => {
  test('limits sales from its days on, and leaves earlier days unchanged', async () => {
    await boat('Sari', 12);
    await member('Ketut');
    const { slug } = await trip();
    const seats = await office();
    await seats.set_counting({ boats_from: date, guides_from: null });
    expect([await leftOf(slug, before), await leftOf(slug)]).toEqual([100, 12]);
    await seats.set_counting({ boats_from: date, guides_from: before });
    expect([await leftOf(slug, before), await leftOf(slug)]).toEqual([4, 4]);
    expect(await seats.counting()).toMatchObject({ boats_from: date, guides_from: before });
  });

  test('makes a day short if bookings exceed its guides and stops its sales, until seats are released', async () => {
    await member('Ketut');
    const { id: productId, slug } = await trip();
    const order = await sale({ productId, divers: 4 });
    await sale({ productId, divers: 3 });
    await sale({ productId, divers: 4, on: before });
    const seats = await office();
    await seats.set_counting({ boats_from: null, guides_from: before });
    const morning = { part: 'morning', seats: 0, leaders: 1, instructors: 0 };
    expect(await seats.short_days(span)).toEqual([{ date, parts: [morning, { ...morning, part: 'afternoon' }] }]);
    expect([await leftOf(slug), await leftOf(slug, before)]).toEqual([0, 0]);
    await undo(order);
    expect([await seats.short_days(span), await leftOf(slug)]).toEqual([[], 1]);
  });

  test('removes every limit and shortage when nothing counts any more', async () => {
    await boat('Sari', 2);
    const { id: productId, slug } = await trip();
    await sale({ productId, divers: 4 });
    const seats = await office();
    await seats.set_counting({ boats_from: date, guides_from: date });
    expect(await seats.short_days(span)).toHaveLength(1);
    await seats.set_counting(never);
    expect([await limits(), await seats.short_days(span), await leftOf(slug)]).toEqual([[], [], 96]);
  });

  test('refuses a past day at its field, unless it was set in time', async () => {
    const seats = await office();
    const refused = await refusalOf(seats.set_counting({ boats_from: '2026-11-30', guides_from: null }));
    expect(refused.errors).toEqual({ boats_from: ['This day is over. Please choose one from today on'] });
    await countFrom('2026-11-20');
    const counted = { boats_from: '2026-11-20', guides_from: date };
    expect(await seats.set_counting(counted)).toMatchObject(counted);
  });

  test('refuses days that somebody else has set since they were read, and is audited', async () => {
    const seats = await office();
    const { version } = await seats.counting();
    await seats.set_counting({ boats_from: date, guides_from: null, version });
    const second = await refusalOf(seats.set_counting({ ...never, version }));
    expect(second).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    expect(await db.auditEntry.findMany({ where: { entity: 'seat_counting' } })).toMatchObject([
      { action: 'update', before: { boats_from: null }, after: { boats_from: date } },
    ]);
  });

  test('rebuilds the pages that show future departures', async () => {
    const { heard } = await listener();
    const seats = await office();
    await seats.set_counting({ boats_from: date, guides_from: null });
    expect(await heard()).toEqual(['departures']);
  });
});

test('previewCounting lists exactly the days that are short once it is set', async () => {
  await boat('Sari', 6);
  await member('Ketut');
  const [mantas, course] = [await trip(), await trip({ ledBy: ['instructor'], parts: ['morning'] })];
  await sale({ productId: mantas.id, divers: 5 });
  await sale({ productId: course.id, divers: 3 });
  await sale({ productId: mantas.id, divers: 4, on: before });
  const seats = await office();
  const counted = { boats_from: date, guides_from: date };
  const preview = await seats.preview(counted);
  expect(preview).toEqual([
    {
      date,
      parts: [
        { part: 'morning', seats: 3, leaders: 2, instructors: 1 },
        { part: 'afternoon', seats: 0, leaders: 1, instructors: 0 },
      ],
    },
  ]);
  expect(await limits()).toEqual([]);
  expect(await seats.counting()).toMatchObject(never);
  await seats.set_counting(counted);
  expect(await seats.short_days(span)).toEqual(preview);
  expect(await seats.preview(never)).toEqual([]);
});

describe('previewRatio', () => {
  const catalogue = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now })).admin;

  test('lists exactly the days that a new ratio makes short once saved', async () => {
    await member('Ketut');
    const [mantas, other] = [await trip(), await trip({ parts: ['night'] })];
    await sale({ productId: mantas.id, divers: 4 });
    await sale({ productId: other.id, divers: 4 });
    await sale({ productId: mantas.id, divers: 2, on: before });
    await countFrom(null, before);
    const { seats, products } = await catalogue();
    const preview = await seats.preview_ratio({ slug: mantas.slug, divers_per_guide: 2 });
    const morning = { part: 'morning', seats: 0, leaders: 1, instructors: 0 };
    expect(preview).toEqual([{ date, parts: [morning, { ...morning, part: 'afternoon' }] }]);
    expect(await seats.short_days(span)).toEqual([]);
    const { version } = await products.get({ slug: mantas.slug });
    await products.update({ slug: mantas.slug, version, divers_per_guide: 2 });
    expect(await seats.short_days(span)).toEqual(preview);
    expect(await seats.preview_ratio({ slug: mantas.slug, divers_per_guide: 2 })).toEqual([]);
  });

  test('omits days that are equally short already, and lists nothing while guides do not count', async () => {
    await member('Ketut');
    const { id: productId, slug } = await trip();
    await sale({ productId, divers: 4 });
    const { seats } = await catalogue();
    expect(await seats.preview_ratio({ slug, divers_per_guide: 1 })).toEqual([]);
    await sale({ productId, divers: 1 });
    await countFrom(null, date);
    expect(await seats.short_days(span)).toHaveLength(1);
    expect(await seats.preview_ratio({ slug, divers_per_guide: 3 })).toEqual([]);
    expect(await seats.preview_ratio({ slug, divers_per_guide: 2 })).toMatchObject([{ date }]);
  });

  test('refuses an unknown product', async () => {
    const { seats } = await catalogue();
    const refused = await refusalOf(seats.preview_ratio({ slug: 'nowhere', divers_per_guide: 2 }));
    expect(refused.status).toBe(404);
  });
});

test('previewShopRatio lists exactly the days that the shop’s new number makes short once saved', async () => {
  await db.$executeRaw`TRUNCATE shop_settings`;
  const after = '2026-12-25';
  await member('Ketut');
  const [usual, own, more] = [
    await trip({ diversPerGuide: 4 }),
    await trip({ diversPerGuide: 2 }),
    await trip({ diversPerGuide: 3 }),
  ];
  await sale({ productId: usual.id, divers: 4 });
  await sale({ productId: own.id, divers: 2, on: before });
  await sale({ productId: more.id, divers: 3, on: after });
  await countFrom(null, before);
  const { seats, shop } = (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now })).admin;
  const preview = await seats.preview_shop_ratio({ divers_per_guide: 2 });
  expect(preview.map((day) => day.date)).toEqual([date, after]);
  expect(await seats.short_days(span)).toEqual([]);
  expect(await seats.preview_shop_ratio({ divers_per_guide: 4 })).toEqual([]);
  await shop.save_selling({ ...defaultShop.selling, divers_per_guide: 2 });
  expect(await seats.short_days(span)).toEqual(preview);
  await shop.save_selling(defaultShop.selling);
});

test('shortDays omits days that lack nothing and days outside its span', async () => {
  const { id: productId } = await trip();
  await sale({ productId, divers: 1 });
  await sale({ productId, divers: 1, on: before });
  await boat('Sari', 6, { outOfService: { create: { from: toDate(date), to: toDate(date), reason: 'Engine' } } });
  const seats = await office();
  await seats.set_counting({ boats_from: before, guides_from: null });
  expect((await seats.short_days(span)).map((day) => day.date)).toEqual([date]);
  expect(await seats.short_days({ from: before, to: before })).toEqual([]);
});

test('a day is short if nobody can lead a group through both of its parts, though each part has somebody free', async () => {
  const { id: boatId } = await boat('Sari', 12);
  const { id: productId } = await trip({ parts: ['afternoon', 'night'] });
  const captains = [await member('Ketut'), await member('Wayan')];
  const seats = await office();
  await seats.set_counting({ boats_from: null, guides_from: date });
  const order = await sale({ productId, divers: 4 });
  for (const [index, part] of (['afternoon', 'night'] as const).entries())
    await db.outing.create({ data: { date: toDate(date), boatId, part, captainId: captains[index]?.id ?? null } });
  await db.$transaction((tx) => recountDays(tx, { from: date, to: null }));
  expect((await limits()).filter(({ short }) => short > 0)).toEqual([]);
  const missing = { seats: 0, leaders: 1, instructors: 0 };
  expect(await seats.short_days(span)).toEqual([
    {
      date,
      parts: [
        { part: 'afternoon', ...missing },
        { part: 'night', ...missing },
      ],
    },
  ]);
  await undo(order);
  expect(await seats.short_days(span)).toEqual([]);
});

test('integrators read, preview and set the days from which boats and guides count', async () => {
  const token = await signIn(await account({ role: 'ADMIN' }));
  const call = async (method: string, path = '', body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const address = `http://localhost:3000/api/admins/seat-counting${path}`;
    const answer = await callRest(
      new Request(address, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
    );
    return { status: answer.status, ...((await answer.json()) as { data: unknown }) };
  };
  const counted = { boats_from: '2036-12-24', guides_from: null };
  expect(await call('PUT', '', counted)).toMatchObject({ status: 200, data: counted });
  expect(await call('GET')).toMatchObject({ data: counted });
  expect(await call('POST', '/preview', never)).toMatchObject({ data: [] });
  expect(await call('PUT', '', { ...never, version: now.toISOString() })).toMatchObject({ status: 409 });
});
