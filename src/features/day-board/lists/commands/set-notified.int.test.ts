import { beforeEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { account, signIn } from '@/test/factories';
import { aBoat, aTrip, clearBoards, crewMember, date, guestsOn, office } from '@/test/outings/board-shop';
import { callRest } from '@/test/rest';

beforeEach(clearBoards);

/** A published day: Ketut steers, Made leads, and Nyoman is free. */
async function aPublishedDay() {
  await aBoat('Kecil', 8);
  await crewMember('Ketut', { roles: ['captain'] });
  const made = await crewMember('Made');
  await guestsOn((await aTrip('Mantas')).slug, [{ full_name: 'Ann' }]);
  const { board } = await office();
  await board.plan({ date });
  const { published_at } = await board.publish({ date });
  const nyoman = await crewMember('Nyoman');
  const set = (member: string, notified = true, at = published_at) =>
    board.set_notified({ date, member, notified, published_at: at });
  const lead = async (leader: string) => {
    const group = (await db.diveGroup.findFirstOrThrow()).id;
    await board.change({ date, change: { kind: 'set_leader', group, leader } });
    return (await board.publish({ date })).published_at;
  };
  const toNotify = async () =>
    (await board.lists({ date })).people.filter(({ to_notify }) => to_notify).map(({ name }) => name);
  return { board, made: made.id, nyoman: nyoman.id, published_at, set, lead, toNotify };
}

test('a notified crew member is ticked, and stays so when the same day is published again', async () => {
  const { board, made, set, toNotify } = await aPublishedDay();
  expect(await toNotify()).toEqual(['Ketut', 'Made']);
  expect(await set(made)).toEqual({ to_notify: false, notified_at: '2026-12-01T02:00:00.000Z' });
  await board.publish({ date });
  expect(await toNotify()).toEqual(['Ketut']);
  expect((await board.get({ date }))?.published).toMatchObject({ changed: 0, to_notify: 1 });
});

test('a member removed after being notified has to be notified again, however often the day is published', async () => {
  const { board, made, nyoman, set, lead, toNotify } = await aPublishedDay();
  await set(made);
  const again = await lead(nyoman);
  await board.publish({ date });
  expect(await toNotify()).toEqual(['Ketut', 'Made', 'Nyoman']);
  expect((await board.lists({ date })).people[1]?.text).toContain('Nothing is planned for you any more');
  await expect(set(made, true, again)).resolves.toMatchObject({ to_notify: false });
  expect(await toNotify()).toEqual(['Ketut', 'Nyoman']);
});

test('a member removed before being notified needs no notice', async () => {
  const { nyoman, lead, toNotify } = await aPublishedDay();
  await lead(nyoman);
  expect(await toNotify()).toEqual(['Ketut', 'Nyoman']);
});

test('a tick can be revoked', async () => {
  const { made, set, toNotify } = await aPublishedDay();
  await set(made);
  expect(await set(made, false)).toEqual({ to_notify: true, notified_at: null });
  expect(await toNotify()).toEqual(['Ketut', 'Made']);
});

test('a tick for an earlier publication is refused, and so is one for a member without a list', async () => {
  const { made, nyoman, published_at, set, toNotify } = await aPublishedDay();
  await db.operatingDay.update({ where: { date: new Date(date) }, data: { publishedAt: new Date() } });
  await expect(set(made, true, published_at)).rejects.toMatchObject({ message: expect.stringContaining('again') });
  await expect(set(nyoman)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await toNotify()).toEqual(['Ketut', 'Made']);
});

test('a tick can be set over REST, and the audit log names its author', async () => {
  const { made, published_at, toNotify } = await aPublishedDay();
  const token = await signIn(await account({ role: 'ADMIN' }));
  const answer = await callRest(
    new Request(`http://localhost:3000/api/admins/schedule/${date}/lists/${made}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ notified: true, published_at }),
    }),
  );
  expect([answer.status, (await answer.json()).data]).toMatchObject([200, { to_notify: false }]);
  expect(await toNotify()).toEqual(['Ketut']);
  expect(await db.auditEntry.count({ where: { label: `Crew list passed on, ${date}` } })).toBe(1);
});
