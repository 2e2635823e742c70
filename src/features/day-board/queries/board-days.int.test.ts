import { beforeEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { aTrip, clearBoards, crewMember, date, guestsOn, now } from '@/test/outings/board-shop';
import { figuresBetween } from './figures-between';

beforeEach(clearBoards);

const reader = { db, now, locale: 'en' } as const;
const conflictsOn = async () => (await figuresBetween(reader, date, date)).get(date)?.conflicts;

/** Two guests of two orders, one of them under 18, and a group that both could be in. */
async function aChildAndAStranger() {
  const { slug } = await aTrip('Mantas');
  await guestsOn(slug, [{ full_name: 'Child', date_of_birth: '2012-05-01' }]);
  await guestsOn(slug, [{ full_name: 'Stranger' }]);
  const made = await crewMember('Made');
  const divers = await db.orderItemDiver.findMany({ include: { item: true, diver: true } });
  const departureId = divers[0]?.item.departureId ?? '';
  const group = await db.diveGroup.create({
    data: { date: toDate(date), departureId, leaderId: made.id, position: 0 },
  });
  const join = async (name: string) => {
    const { itemId, diverId } = divers.find(({ diver }) => diver.fullName === name) ?? {};
    if (!itemId || !diverId) throw new Error(`no ${name}`);
    await db.groupMember.create({ data: { itemId, diverId, groupId: group.id, date: toDate(date) } });
  };
  return { join };
}

test('the figures of days count a minor in a group without their adult', async () => {
  const { join } = await aChildAndAStranger();
  await join('Stranger');
  const withStranger = await conflictsOn();
  await join('Child');
  // Nobody is without a group any more, and the child is alone with a stranger.
  expect([withStranger, await conflictsOn()]).toEqual([2, 2]);
  await db.orderDiver.updateMany({ where: { fullName: 'Child' }, data: { sealedDetails: null } });
  expect(await conflictsOn()).toBe(1);
});

test('the figures of days decrypt only the birth dates of divers in groups', async () => {
  const { join } = await aChildAndAStranger();
  await join('Child');
  await db.order.updateMany({ data: { emergency: 'nobody opens this', sealedDetails: 'nor this' } });
  await db.orderDiver.updateMany({ data: { sealed: 'nor this' } });
  await db.orderDiver.updateMany({ where: { fullName: 'Stranger' }, data: { sealedDetails: 'nor this' } });
  expect(await conflictsOn()).toBe(3);
});
