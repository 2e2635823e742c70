import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { cacheTagsOf, listener } from '@/test/cache-tags';
import { account, signIn } from '@/test/factories';
import { aBoat, aTrip, clearBoards, crewMember, date, guestsOn, now, office } from '@/test/outings/board-shop';
import { refusalOf } from '@/test/refusal';

beforeEach(clearBoards);

const visitor = async () => (await callerFor(null, { now })).crew;
const namesShown = async () => (await (await visitor()).shown()).map(({ name }) => name);

const aSite = async (active = true) => {
  const slug = `reef-${randomUUID().slice(0, 8)}`;
  const { id } = await db.location.create({
    data: {
      ...{ slug, active, texts: { en: { name: 'Coral Reef', summary: '', body: [], marine_life: [] } } },
      ...{ area: 'tulamben', latitude: -8.27, longitude: 115.59, depthFrom: 5, depthTo: 30, level: 'open_water' },
      ...{ current: 1, visibilityFrom: 10, visibilityTo: 25, waterFrom: 26, waterTo: 29, bottom: 'reef' },
    },
  });
  return { id, slug };
};

describe('shownCrew', () => {
  test('lists active members who agreed to be shown, instructors and guides first', async () => {
    await crewMember('Agreed Captain', { roles: ['captain'], shownOnSite: true });
    await crewMember('Agreed Guide', { shownOnSite: true });
    await crewMember('Agreed Teacher', { roles: ['guide', 'instructor'], shownOnSite: true });
    await crewMember('Never asked');
    await crewMember('Has left', { shownOnSite: true, active: false });
    expect(await namesShown()).toEqual(['Agreed Teacher', 'Agreed Guide', 'Agreed Captain']);
  });

  test('shows languages, level and favourite site, and nothing else', async () => {
    const site = await aSite();
    const about = { agency: 'PADI', level: 'Divemaster', certificationNumber: 'DM-1', phone: '+6281234567890' };
    const { id } = await crewMember('Made', { ...about, shownOnSite: true, favouriteSiteId: site.id });
    expect(await (await visitor()).shown()).toEqual([
      {
        ...{ uuid: id, name: 'Made', picture: null, roles: ['guide'], languages: ['English', 'German'] },
        ...{ agency: 'PADI', level: 'Divemaster', favourite_site: { slug: site.slug, name: 'Coral Reef' } },
      },
    ]);
  });

  test('omits a favourite site that guests cannot open or that was removed', async () => {
    const site = await aSite(false);
    await crewMember('Made', { shownOnSite: true, favouriteSiteId: site.id });
    const favourite = async () => (await (await visitor()).shown())[0]?.favourite_site;
    expect(await favourite()).toBeNull();
    await db.location.delete({ where: { id: site.id } });
    expect(await favourite()).toBeNull();
  });

  test('changes every page when a shown member changes, and only then', async () => {
    const site = await aSite();
    const { crew } = await office();
    const shown = await crew.create({ name: 'Made', roles: ['guide'], shown_on_site: true, favourite_site: site.id });
    const hidden = await crew.create({ name: 'Ketut', roles: ['guide'] });
    expect(await cacheTagsOf((calls) => calls.crew.shown())).toEqual(['crew', `location:${site.slug}`]);
    const { heard } = await listener();
    await crew.update({ uuid: hidden.uuid, level: 'Divemaster' });
    expect(await heard()).toEqual([]);
    await crew.update({ uuid: hidden.uuid, shown_on_site: true });
    expect(await heard()).toEqual(['crew']);
    await crew.update({ uuid: shown.uuid, active: false });
    expect(await heard()).toContain('crew');
    await crew.remove({ uuid: hidden.uuid });
    expect(await heard()).toContain('crew');
  });

  test('accepts only an existing favourite site, which staff choose by name', async () => {
    const site = await aSite();
    const { crew } = await office();
    expect(await crew.sites()).toContainEqual({ uuid: site.id, name: 'Coral Reef' });
    const wrong = crew.create({ name: 'Made', roles: ['guide'], favourite_site: randomUUID() });
    expect((await refusalOf(wrong)).errors).toHaveProperty('favourite_site');
  });
});

describe('leadersOfOrder', () => {
  /** An order for two with a leader on an unpublished day. */
  async function ledOrder(about: Parameters<typeof crewMember>[1]) {
    await aBoat('Besar', 12);
    const leader = await crewMember('Made', about);
    const { slug } = await aTrip('Mantas');
    const uuid = await guestsOn(slug, [{ full_name: 'Guest 0' }, { full_name: 'Guest 1' }]);
    const { board } = await office();
    const read = async () => (await board.get({ date }))?.departures[0];
    const departure = await read();
    if (!departure) throw new Error('no departure');
    await board.change({ date, change: { kind: 'add_group', departure: departure.uuid, leader: leader.id } });
    const group = (await read())?.groups[0]?.uuid ?? '';
    for (const { item, diver } of departure.without_group)
      await board.change({ date, change: { kind: 'move_diver', item, diver, group } });
    const { customerId } = await db.order.findUniqueOrThrow({ where: { id: uuid } });
    const owner = await db.user.findUniqueOrThrow({ where: { id: customerId } });
    const { order } = await callerFor(await signIn(owner), { now });
    const publish = () => db.operatingDay.update({ where: { date: toDate(date) }, data: { publishedAt: now } });
    return { uuid, leader, publish, order, crew: () => order.crew({ uuid }) };
  }

  test('names leaders and their days once the shop has published the day', async () => {
    const { crew, publish } = await ledOrder({ shownOnSite: true });
    expect(await crew()).toEqual([]);
    await publish();
    expect(await crew()).toMatchObject([{ name: 'Made', days: [date] }]);
  });

  test("names leaders on the page behind the order's link", async () => {
    const { uuid, publish } = await ledOrder({ shownOnSite: true });
    const { url } = await (await office()).orders.make_link({ uuid });
    const token = new URL(url).pathname.split('/').at(-1) ?? '';
    const { link } = (await callerFor(null, { now })).order;
    expect((await link.get({ token })).crew).toEqual([]);
    await publish();
    expect((await link.get({ token })).crew).toMatchObject([{ name: 'Made', days: [date] }]);
  });

  test('never includes somebody who has not agreed or has left', async () => {
    const { crew, publish, leader } = await ledOrder({});
    await publish();
    expect(await crew()).toEqual([]);
    await db.crewMember.update({ where: { id: leader.id }, data: { shownOnSite: true, active: false } });
    expect(await crew()).toEqual([]);
  });

  test('finds nothing for another customer', async () => {
    const { uuid, publish } = await ledOrder({ shownOnSite: true });
    await publish();
    const { order } = await callerFor(await signIn(await account()), { now });
    expect((await refusalOf(order.crew({ uuid }))).status).toBe(404);
    expect((await refusalOf(order.crew({ uuid: 'none' }))).status).toBe(404);
  });
});
