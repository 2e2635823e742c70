import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { account, signIn } from '@/test/factories';
import { aDayWithGuests as aDay, onlyDeparture } from '@/test/outings/a-day';
import { aBoat, aTrip, clearBoards, crewMember, date, guestsOn, now, office } from '@/test/outings/board-shop';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

beforeEach(clearBoards);

describe('the board', () => {
  test('shows divers without a group, with everything their leader needs to know', async () => {
    const { view } = await aDay();
    const { departures, crew, conflicts, published } = await view();
    expect(departures).toMatchObject([{ people: 6, vehicle: null, groups: [], time: '07:30' }]);
    expect(departures[0]?.without_group.slice(0, 2)).toMatchObject([
      { name: 'Mother', level: 'divemaster', language: 'de', minor: false, first_dive: false },
      { name: 'Child', level: 'none', minor: true, first_dive: true },
    ]);
    expect(crew.map(({ name, state }) => [name, state])).toEqual([
      ['Ketut', 'free'],
      ['Made', 'free'],
      ['Putu', 'free'],
    ]);
    expect(conflicts.map(({ kind }) => kind)).toEqual(['without_vehicle', 'without_group']);
    expect(published).toBeNull();
  });

  test('shows how to reach each order, who eats differently and what it still has to pay', async () => {
    const { slug } = await aTrip('Mantas');
    const people = [
      { full_name: 'Ann', dietary_restriction: 'vegan' as const },
      { full_name: 'Bo', dietary_restriction: 'none' as const },
    ];
    const order = await guestsOn(slug, people, { pickup_address: 'Villa Mawar' });
    const other = await guestsOn(slug, [{ full_name: 'Cy' }], { pickup_area: null });
    const view = async () => (await (await office()).board.get({ date }))?.parties;
    const [first, second] = (await view()) ?? [];
    expect(first).toMatchObject({ order, phone: '+49 151 23456789', hotel: 'Villa Mawar', pickup_area: 'sanur' });
    expect(first?.diets).toEqual([{ diver: expect.any(String), diet: 'vegan' }]);
    expect(second).toMatchObject({ order: other, hotel: null, pickup_area: null });
    await pay(order, new Date('2026-11-21T02:10:00Z'));
    const [paid] = (await view()) ?? [];
    expect(paid?.to_pay).toBeLessThan(first?.to_pay ?? 0);
  });

  test('is sent again only after a change of boats, crew, roster, guests, hotels or payments', async () => {
    const { board, view, made } = await aDay();
    const { version } = await view();
    expect(await board.get({ date, version })).toBeNull();
    const versions = new Set([version]);
    const changes = [
      () => aBoat('Third', 20),
      () => db.crewMember.update({ where: { id: made.id }, data: { insuranceUntil: toDate('2026-12-01') } }),
      () => db.crewDay.create({ data: { memberId: made.id, date: toDate(date), works: false } }),
      async () => guestsOn((await aTrip('Wreck')).slug, [{ full_name: 'Eve' }]),
      async () => {
        const { id } = await db.orderDiver.findFirstOrThrow({
          where: { items: { some: { item: { state: 'booked' } } } },
        });
        await db.orderDiver.update({ where: { id }, data: { certificationLevel: 'rescue' } });
      },
      () => db.product.updateMany({ data: { meetingTime: '05:30', updatedAt: new Date() } }),
      () => db.order.updateMany({ data: { pickupArea: null } }),
      async () => pay((await db.order.findFirstOrThrow()).id, new Date('2026-11-21T02:10:00Z')),
    ];
    for (const change of changes) {
      await change();
      versions.add((await view()).version);
    }
    expect(versions.size).toBe(changes.length + 1);
  });

  test('audits each read, but not a poll without changes', async () => {
    const { board, view } = await aDay();
    const { version } = await view();
    await board.get({ date, version });
    const views = await db.auditEntry.count({ where: { action: 'view', entity: 'schedule', entityId: date } });
    expect(views).toBe(1);
  });

  test('answers 304 over REST while nothing has changed', async () => {
    const { board, made } = await aDay();
    const token = await signIn(await account({ role: 'ADMIN' }));
    const read = (etag?: string) =>
      callRest(
        new Request(`http://localhost:3000/api/admins/schedule/${date}`, {
          headers: { authorization: `Bearer ${token}`, ...(etag && { 'if-none-match': etag }) },
        }),
      );
    const first = await read();
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, (await first.json()).data.departures.length, etag]).toEqual([
      200,
      1,
      expect.stringMatching(/^".+"$/),
    ]);
    const [again, weak] = [await read(etag), await read(`W/${etag}`)];
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(weak.status).toBe(304);
    await board.change({ date, change: { kind: 'add_group', departure: await onlyDeparture(), leader: made.id } });
    expect((await read(etag)).status).toBe(200);
  });

  test('refuses an invalid date', async () => {
    const { board } = await office();
    expect((await refusalOf(board.get({ date: '2026-02-30' }))).status).toBe(422);
  });
});

describe('publishing a day', () => {
  test('fixes its departures to their boats, and lists all crew with a duty', async () => {
    const { board, view } = await aDay();
    await board.plan({ date });
    const { people, published_at } = await board.publish({ date });
    expect(published_at).toBe(now.toISOString());
    expect(people.map(({ name, phone }) => [name, phone])).toEqual([
      ['Ketut', null],
      ['Made', '+6281234567890'],
      ['Putu', null],
    ]);
    expect(people[1]?.text).toContain('Mantas');
    expect(people[0]?.text).toContain('daftar Anda');
    const after = await view();
    expect(after.departures).toMatchObject([{ published: true }]);
    expect(after.published).toEqual({ at: published_at, by: 'Ayu Dewi', changed: 0, to_notify: 3 });
  });

  test('again lists only crew not yet notified of their day, including crew who lost their duties', async () => {
    const { board, view } = await aDay();
    await board.plan({ date });
    const { people: all, published_at } = await board.publish({ date });
    expect((await board.publish({ date })).people).toEqual(all);
    for (const { uuid: member } of all) await board.set_notified({ date, member, notified: true, published_at });
    expect((await board.publish({ date })).people).toEqual([]);
    const nyoman = await crewMember('Nyoman');
    const [group] = (await view()).departures[0]?.groups ?? [];
    if (!group) throw new Error('no group');
    const before = (await view()).crew.find(({ uuid }) => uuid === group.leader)?.name;
    await board.change({ date, change: { kind: 'set_leader', group: group.uuid, leader: nyoman.id } });
    expect((await view()).published).toMatchObject({ changed: 2 });
    const { people } = await board.publish({ date });
    expect(people.map(({ name }) => name).toSorted()).toEqual([before, 'Nyoman'].toSorted());
    expect(people.find(({ name }) => name === before)?.text).toContain('Nothing is planned for you any more');
  });
});

describe('the printed sheets', () => {
  test('have one sheet for each outing, with everything its leaders need on paper', async () => {
    const { board } = await aDay();
    await board.plan({ date });
    const { sheets } = await board.sheets({ date });
    expect(sheets).toMatchObject([{ vehicle: 'Kecil', time: '07:30', captain: 'Ketut', people: 6 }]);
    const divers = sheets.flatMap(({ groups }) => groups.flatMap((group) => group.divers));
    expect(divers).toHaveLength(6);
    expect(divers.find(({ name }) => name === 'Child')).toMatchObject({
      ...{ minor: true, first_dive: true, height_cm: 172, weight_kg: 64, dietary_restriction: 'vegan' },
      ...{ emergency_name: 'Budi', emergency_phone: '+62 812 3456 7890', hotel: null, pickup_area: 'sanur' },
    });
  });

  test('name the customer beside a diver whose own name has no Latin letters', async () => {
    const { slug } = await aTrip('Mantas');
    const order = await guestsOn(slug, [{ full_name: '山田 花子' }, { full_name: 'Ann' }]);
    await db.user.updateMany({
      where: { orders: { some: { id: order } } },
      data: { firstName: 'Taro', lastName: 'Yamada' },
    });
    const { board } = await office();
    const divers = (await board.sheets({ date })).sheets.flatMap(({ groups }) => groups.flatMap((one) => one.divers));
    const bookedBy = Object.fromEntries(divers.map(({ name, booked_by }) => [name, booked_by]));
    expect(bookedBy).toEqual({ '山田 花子': 'Taro Yamada', Ann: null });
  });

  test('show the outstanding amount once per order', async () => {
    const { board } = await aDay();
    await board.plan({ date });
    const { sheets } = await board.sheets({ date });
    const divers = sheets.flatMap(({ groups }) => groups.flatMap((group) => group.divers));
    expect(divers.filter(({ to_pay }) => to_pay !== null)).toHaveLength(2);
  });

  test('show the outstanding amount only on the first of two outings of an order', async () => {
    await aBoat('Kecil', 8);
    const [mantas, night] = [
      await aTrip('Mantas'),
      await aTrip('Night dive', { parts: ['night'], departureTime: '18:00' }),
    ];
    const uuid = await guestsOn(mantas.slug, [{ full_name: 'Ann' }]);
    await guestsOn(night.slug, [{ full_name: 'Bo' }]);
    const { board } = await office();
    const [item] = await db.orderItem.findMany({ where: { order: { divers: { some: { fullName: 'Bo' } } } } });
    await db.orderItem.update({ where: { id: item?.id ?? '' }, data: { orderId: uuid, position: 1 } });
    await db.orderDiver.updateMany({ where: { fullName: 'Bo' }, data: { orderId: uuid, position: 1 } });
    await board.plan({ date });
    const { sheets } = await board.sheets({ date });
    const onSheets = sheets.map(({ time, groups }) => [
      time,
      groups.flatMap(({ divers }) => divers.map(({ to_pay }) => to_pay)),
    ]);
    expect(onSheets).toEqual([
      ['07:30', [expect.any(Number)]],
      ['18:00', [null]],
    ]);
  });
});

describe('the list of outings', () => {
  test('has the boats of each day, without their guests', async () => {
    const { board } = await aDay();
    await board.plan({ date });
    expect(await board.outings({ from: '2026-12-23', to: '2026-12-25' })).toMatchObject([
      { date, name: 'Kecil', seats: 8, used: 6, part: 'morning' },
    ]);
  });
});

test('the crew of a day are listed by boat, with the number of conflicts', async () => {
  const { board } = await aDay();
  const [before] = await board.crew({ from: date, to: date });
  expect(before).toMatchObject({ outings: [], on_land: [], conflicts: 2 });
  await board.plan({ date });
  const [after] = await board.crew({ from: date, to: date });
  expect(after).toMatchObject({
    outings: [{ name: 'Kecil', time: '07:30', captain: 'Ketut', used: 6, seats: 8 }],
    conflicts: 0,
  });
  expect(after?.outings[0]?.leaders.toSorted()).toEqual(['Made', 'Putu']);
});

test('the crew of a day come with the hotels still missing, and with whether the plan is published', async () => {
  const { slug } = await aTrip('Mantas');
  await aBoat('Kecil', 8);
  await guestsOn(slug, [{ full_name: 'Ann' }, { full_name: 'Bo' }], { pickup_address: 'Villa Mawar' });
  await guestsOn(slug, [{ full_name: 'Cy' }], { pickup_area: null });
  await guestsOn(slug, [{ full_name: 'Di' }, { full_name: 'Ed' }], { inquiry: 'Is there lunch?' });
  const board = (await office()).board;
  await board.plan({ date });
  const read = async () => (await board.crew({ from: date, to: date }))[0];
  expect(await read()).toMatchObject({ outings: [{ hotels_missing: 1 }], hotels_missing: 1, published: false });
  await board.publish({ date });
  expect(await read()).toMatchObject({ hotels_missing: 1, published: true });
});
