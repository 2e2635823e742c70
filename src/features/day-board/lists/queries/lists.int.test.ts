import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { addOn } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { aBoat, aTrip, clearBoards, crewMember, date, guestsOn, now, office } from '@/test/outings/board-shop';
import { callRest } from '@/test/rest';

beforeEach(clearBoards);

/** A planned day: Ketut steers, Made leads Ann and Bo. */
async function aPlannedDay() {
  await aBoat('Kecil', 8);
  await crewMember('Ketut', { roles: ['captain'], languages: ['id'] });
  const made = await crewMember('Made', { phone: '+62 812-3456-7890' });
  await guestsOn((await aTrip('Mantas')).slug, [{ full_name: 'Ann' }, { full_name: 'Bo' }]);
  const { board } = await office();
  await board.plan({ date });
  return { board, made };
}

const audited = () => db.auditEntry.count({ where: { action: 'view', label: `Crew lists, ${date}` } });

describe('the lists of a day', () => {
  test('are empty before publishing, and nothing is audited', async () => {
    const { board } = await aPlannedDay();
    expect(await board.lists({ date })).toEqual({ published_at: null, people: [] });
    expect(await audited()).toBe(0);
  });

  test('equal those that publishing returned, however often they are read', async () => {
    const { board } = await aPlannedDay();
    const { people } = await board.publish({ date });
    const asPublished = {
      published_at: now.toISOString(),
      people: people.map((one) => ({ ...one, changed: false, to_notify: true, notified_at: null })),
    };
    expect(people.map(({ name }) => name)).toEqual(['Ketut', 'Made']);
    expect(await board.lists({ date })).toEqual(asPublished);
    expect(await board.lists({ date })).toEqual(asPublished);
    expect(await audited()).toBe(2);
  });

  test('include a chat link with their text when there is a phone', async () => {
    const { board } = await aPlannedDay();
    await board.publish({ date });
    const { people } = await board.lists({ date });
    const [ketut, made] = people;
    expect(made?.text).toContain('Ann');
    expect(made?.chat).toBe(`https://wa.me/6281234567890?text=${encodeURIComponent(made?.text ?? '')}`);
    expect([ketut?.phone, ketut?.chat]).toEqual([null, null]);
  });

  test('name the departures in the language of each reader', async () => {
    const title = { summary: '', body: [], itinerary: [], included: [], excluded: [] };
    await aBoat('Kecil', 8);
    await crewMember('Ketut', { roles: ['captain'], languages: ['id'] });
    await crewMember('Made', { languages: ['de', 'en'] });
    const texts = { en: { title: 'Mantas', ...title }, de: { title: 'Zu den Mantas', ...title } };
    await guestsOn((await aTrip('Mantas', { texts })).slug, [{ full_name: 'Ann' }]);
    const { board } = await office();
    await board.plan({ date });
    const [ketut, made] = (await board.publish({ date })).people;
    expect(ketut?.text).toMatch(/^Mantas$/m);
    expect(made?.text).toMatch(/^Zu den Mantas$/m);
  });

  test("mention each diver's age, first dive and private guide to the leader", async () => {
    await aBoat('Kecil', 8);
    await crewMember('Made');
    const mantas = await aTrip('Mantas');
    const guide = await addOn(mantas.id, { unit: 'per_order', maximum: 1, privateGuide: true });
    await guestsOn(
      mantas.slug,
      [
        { full_name: 'Ann' },
        {
          ...{ full_name: 'Child', date_of_birth: '2012-05-01', certification_level: 'none' },
          ...{ association: null, certification_number: null, last_dive: null },
        },
      ],
      { add_ons: [{ add_on: guide.id, quantity: 1 }] },
    );
    const { board } = await office();
    await board.plan({ date });
    const { people } = await board.publish({ date });
    expect(people[0]?.text).toMatch(/^- Ann, (?!.*under 18).*, private guide$/m);
    expect(people[0]?.text).toMatch(/^- Child, not certified, .*under 18, first dive, private guide$/m);
  });

  test('are marked as changed, even for crew who join or no longer have a duty', async () => {
    const { board, made } = await aPlannedDay();
    await board.publish({ date });
    const nyoman = await crewMember('Nyoman');
    const group = (await db.diveGroup.findFirstOrThrow({ where: { leaderId: made.id } })).id;
    await board.change({ date, change: { kind: 'set_leader', group, leader: nyoman.id } });
    const { people } = await board.lists({ date });
    expect(people.map(({ name, changed }) => [name, changed])).toEqual([
      ['Ketut', false],
      ['Made', true],
      ['Nyoman', true],
    ]);
    expect(people[1]?.text).toContain('Nothing is planned for you any more');
    await board.publish({ date });
    expect((await board.lists({ date })).people.map(({ name, changed }) => [name, changed])).toEqual([
      ['Ketut', false],
      ['Nyoman', false],
    ]);
  });

  test("are marked as changed when a diver's data is corrected", async () => {
    const { board } = await aPlannedDay();
    await board.publish({ date });
    await db.orderDiver.updateMany({ where: { fullName: 'Ann' }, data: { preferredLanguage: 'ja' } });
    expect((await board.lists({ date })).people.map(({ name, changed }) => [name, changed])).toEqual([
      ['Ketut', false],
      ['Made', true],
    ]);
  });

  test('are available over REST', async () => {
    const { board } = await aPlannedDay();
    await board.publish({ date });
    const token = await signIn(await account({ role: 'ADMIN' }));
    const answer = await callRest(
      new Request(`http://localhost:3000/api/admins/schedule/${date}/lists`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    );
    expect([answer.status, (await answer.json()).data]).toEqual([200, await board.lists({ date })]);
  });
});
