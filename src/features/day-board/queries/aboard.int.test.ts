import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { addOn } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { aBoat, aTrip, clearBoards, crewMember, date, guestsOn, now, office } from '@/test/outings/board-shop';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

beforeEach(clearBoards);

/** Six divers and two companions, one of them named: eight people on a planned boat. */
async function aFullBoat() {
  await aBoat('Kecil', 8);
  await crewMember('Ketut', { roles: ['captain'] });
  await crewMember('Made');
  await crewMember('Putu');
  const mantas = await aTrip('Mantas');
  const companion = await addOn(mantas.id, { unit: 'per_package', maximum: 4, takesSeat: true });
  const ann = await guestsOn(mantas.slug, [{ full_name: 'Ann Smith' }, { full_name: 'Cho' }], {
    add_ons: [{ add_on: companion.id, quantity: 2 }],
    companions: ['Bob Smith'],
  });
  const others = await guestsOn(
    mantas.slug,
    ['Dee', 'Eve', 'Fox', 'Gus'].map((full_name) => ({ full_name })),
  );
  for (const order of [ann, others]) await pay(order, new Date('2026-11-21T02:10:00Z'));
  const { board, orders } = await office();
  await board.plan({ date });
  return { board, orders, ann };
}

const everybody = ['Ann Smith', 'Bob Smith', 'Cho', 'Companion of Ann Smith', 'Dee', 'Eve', 'Fox', 'Gus'];
const called = ({ name, companion_of }: { name: string | null; companion_of: string }) =>
  name ?? `Companion of ${companion_of}`;

describe('everyone aboard has a row', () => {
  test('on the board', async () => {
    const { board } = await aFullBoat();
    const view = await board.get({ date });
    const [departure] = view?.departures ?? [];
    if (!view || !departure) throw new Error('no departure');
    const rows = [
      ...departure.groups.flatMap(({ divers }) => divers),
      ...departure.without_group,
      ...departure.companions.map((companion) => ({ name: called(companion) })),
    ].map(({ name }) => name);
    expect(rows.toSorted()).toEqual(everybody);
    expect([departure.people, view.outings[0]?.used]).toEqual([rows.length, rows.length]);
    const ofAnn = departure.groups.find(({ divers }) => divers.some(({ name }) => name === 'Ann Smith'));
    expect(departure.companions.map(({ group }) => group)).toEqual([ofAnn?.uuid, ofAnn?.uuid]);
  });

  test('on the printed sheet, with the emergency contact', async () => {
    const { board } = await aFullBoat();
    const [sheet] = (await board.sheets({ date })).sheets;
    const rows = [
      ...(sheet?.groups.flatMap(({ divers }) => divers.map(({ name }) => name)) ?? []),
      ...(sheet?.companions.map(called) ?? []),
    ];
    expect(rows.toSorted()).toEqual(everybody);
    expect(sheet?.people).toBe(rows.length);
    const contact = { emergency_name: 'Budi', emergency_phone: '+62 812 3456 7890', emergency_relationship: null };
    expect(sheet?.companions[0]).toMatchObject(contact);
    expect(sheet?.groups[0]?.divers[0]).toMatchObject(contact);
  });

  test("in the crew's texts: everyone for the captain, and each companion for one leader", async () => {
    const { board } = await aFullBoat();
    const { people } = await board.publish({ date });
    const rowsOf = (text: string) => [...text.matchAll(/^- ([^,\n]+)/gm)].map(([, name]) => name ?? '');
    for (const { text } of people) expect(text).toContain(`\n${rowsOf(text).length} guests\n`);
    const [captain, ...leaders] = people.map(({ text }) => rowsOf(text).toSorted());
    expect(captain).toEqual(everybody);
    expect(leaders.flat().toSorted()).toEqual(everybody);
    expect(people[0]?.text).toContain('- Bob Smith, comes along without diving');
  });

  test('in the day list, its pickups and its file', async () => {
    const { orders } = await aFullBoat();
    const list = await orders.day({ date });
    const bookings = list.departures.flatMap((departure) => departure.bookings);
    const rows = bookings.flatMap(({ divers, companions }) => [
      ...divers.map(({ full_name }) => full_name),
      ...companions.map(called),
    ]);
    expect(rows.toSorted()).toEqual(everybody);
    expect(list).toMatchObject({ divers: 6, companions: 2, departures: [{ divers: 6, companions: 2 }] });
    expect(list.pickups).toMatchObject([{ divers: 6, companions: 2 }]);
    const file = await orders.day_rows({ date, per_page: 100 });
    expect(
      file.data.map(({ guest, companion }) => (companion ? called(companion) : guest?.full_name)).toSorted(),
    ).toEqual(everybody);
  });

  test('over REST, and on the order', async () => {
    const { orders, ann } = await aFullBoat();
    const authorization = `Bearer ${await signIn(await account({ role: 'ADMIN' }))}`;
    const answer = await callRest(
      new Request(`http://localhost:3000/api/admins/schedule/${date}`, { headers: { authorization } }),
    );
    const companions = [
      { name: 'Bob Smith', companion_of: 'Ann Smith' },
      { name: null, companion_of: 'Ann Smith' },
    ];
    expect((await answer.json()).data.departures[0]).toMatchObject({ people: 8, companions });
    expect((await orders.get({ uuid: ann })).items[0]?.companions).toEqual(companions);
  });
});

test('the name of a companion is encrypted, and more names than companions are refused', async () => {
  const { ann } = await aFullBoat();
  const item = await db.orderItem.findFirstOrThrow({ where: { orderId: ann } });
  expect(item.companionNames).toMatch(/^v1\./);
  const trip = await aTrip('Wreck');
  const refused = await refusalOf(guestsOn(trip.slug, [{ full_name: 'Zoe' }], { companions: ['Yan'] }, now));
  expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['invalid_fields', ['companions']]);
});

describe('a first dive', () => {
  const beginner = {
    ...{ certification_level: 'none' as const, association: null },
    ...{ certification_number: null, last_dive: null },
  };

  test("is not flagged for a snorkeller, on the board, the sheet or in the guide's text", async () => {
    await aBoat('Kecil', 8);
    await crewMember('Made');
    const about = { kind: 'activity', diveCount: 0 } as const;
    await guestsOn((await aTrip('Snorkelling', about)).slug, [{ ...beginner, full_name: 'Sol' }]);
    const { board } = await office();
    await board.plan({ date });
    const view = await board.get({ date });
    expect(view?.departures[0]?.groups[0]?.divers).toMatchObject([{ name: 'Sol', first_dive: false }]);
    const { sheets } = await board.sheets({ date });
    expect(sheets[0]?.groups[0]?.divers).toMatchObject([{ name: 'Sol', first_dive: false }]);
    const { people } = await board.publish({ date });
    expect(people.map(({ text }) => text).join()).not.toContain('first dive');
  });

  test('is flagged for a beginner on a course', async () => {
    await guestsOn((await aTrip('Discover', { kind: 'course', diveCount: 2 })).slug, [
      { ...beginner, full_name: 'Ren' },
    ]);
    const view = await (await office()).board.get({ date });
    expect(view?.departures[0]?.without_group).toMatchObject([{ name: 'Ren', first_dive: true }]);
  });
});
