import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';

const now = new Date('2026-12-01T02:00:00Z');
// Saturday to Tuesday; nobody in these tests works on Sundays.
const days = ['2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08'];
const month = '2026-12';

const office = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now })).admin.crew;
const storedOf = async (memberId: string) =>
  (await db.crewDay.findMany({ where: { memberId }, orderBy: { date: 'asc' } })).map(({ date, works }) => [
    date.toISOString().slice(0, 10),
    works,
  ]);

beforeEach(async () => {
  await db.crewMember.deleteMany();
});

describe('setRosterDays', () => {
  test('stores only exceptions to the weekdays, and removes them again', async () => {
    const crew = await office();
    const { uuid } = await crew.create({ name: 'Made', roles: ['guide'] });
    const off = await crew.set_roster_days({ uuid, days: days.toReversed(), state: 'off' });
    expect(off.days.map(({ state }) => state)).toEqual(['day_off', 'not_in_service', 'day_off', 'day_off']);
    expect(await storedOf(uuid)).toEqual([
      ['2026-12-05', false],
      ['2026-12-07', false],
      ['2026-12-08', false],
    ]);
    const works = await crew.set_roster_days({ uuid, days: days.slice(0, 3), state: 'works' });
    expect(works.days.map(({ state }) => state)).toEqual(['works', 'extra_day', 'works']);
    expect(await storedOf(uuid)).toEqual([
      ['2026-12-06', true],
      ['2026-12-08', false],
    ]);
    await crew.set_roster_days({ uuid, days, state: 'as_usual' });
    expect(await storedOf(uuid)).toEqual([]);
  });

  test('writes one audit log entry, and none when nothing changes', async () => {
    const crew = await office();
    const { uuid } = await crew.create({ name: 'Made', roles: ['guide'] });
    await crew.set_roster_days({ uuid, days, state: 'off' });
    await crew.set_roster_days({ uuid, days, state: 'off' });
    const log = await db.auditEntry.findMany({ where: { entity: 'roster', entityId: uuid } });
    expect(log).toMatchObject([
      {
        ...{ action: 'update', label: 'Made', before: { days_off: [] } },
        after: { days_off: ['2026-12-05', '2026-12-07', '2026-12-08'] },
      },
    ]);
  });

  test('refuses an inactive crew member and changes no day', async () => {
    const crew = await office();
    const { uuid } = await crew.create({ name: 'Made', roles: ['guide'], active: false });
    const { code, status, message } = await refusalOf(crew.set_roster_days({ uuid, days, state: 'off' }));
    expect([code, status]).toEqual(['crew_inactive', 409]);
    expect(message).toContain('Made is not active');
    expect(await storedOf(uuid)).toEqual([]);
  });

  test('refuses an empty list, a repeated day and more days than the limit', async () => {
    const crew = await office();
    const { uuid } = await crew.create({ name: 'Made', roles: ['guide'] });
    const many = Array.from({ length: 101 }, (_, at) => new Date(Date.UTC(2027, 0, at + 1)).toISOString().slice(0, 10));
    for (const wrong of [[], ['2026-12-05', '2026-12-05'], many])
      expect((await refusalOf(crew.set_roster_days({ uuid, days: wrong, state: 'off' }))).status).toBe(422);
  });

  test('applies two concurrent changes to the same days one after the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await office(), await office()];
      const { uuid } = await one.create({ name: 'Made', roles: ['guide'] });
      await Promise.all([
        one.set_roster_days({ uuid, days, state: 'off' }),
        other.set_roster_days({ uuid, days, state: 'works' }),
      ]);
      expect([['2026-12-05,false', '2026-12-07,false', '2026-12-08,false'], ['2026-12-06,true']]).toContainEqual(
        (await storedOf(uuid)).map(String),
      );
    }
  });
});

describe('roster', () => {
  test('lists every day of the month for the active crew, and the number of leaders on each', async () => {
    const crew = await office();
    const guide = await crew.create({ name: 'Bayu', roles: ['guide'] });
    await crew.create({ name: 'Ayu', roles: ['instructor'], insurance_until: '2026-12-07' });
    await crew.create({ name: 'Captain', roles: ['captain'], weekdays: [1, 2, 3, 4, 5, 6, 7] });
    await crew.create({ name: 'Gone', roles: ['guide'], active: false });
    await crew.set_roster_days({ uuid: guide.uuid, days: ['2026-12-06'], state: 'works' });
    const roster = await crew.roster({ month });
    expect(roster.crew.map(({ name, days: own }) => [name, own.length])).toEqual([
      ['Ayu', 31],
      ['Bayu', 31],
      ['Captain', 31],
    ]);
    const leadersOn = (day: string) => roster.leaders.find(({ date }) => date === day)?.count;
    expect(days.map(leadersOn)).toEqual([2, 1, 2, 1]);
    expect(roster.crew[0]?.days[7]).toEqual({ date: '2026-12-08', state: 'works', papers_valid: false });
  });

  test('defaults to the current month at the shop', async () => {
    const newYear = new Date('2026-12-31T17:00:00Z');
    const token = await signIn(await account({ role: 'ADMIN' }));
    const crew = (await callerFor(token, { now: newYear })).admin.crew;
    expect((await crew.roster({})).month).toBe('2027-01');
  });

  test('keeps a day off when the weekdays change', async () => {
    const crew = await office();
    const { uuid } = await crew.create({ name: 'Made', roles: ['guide'] });
    await crew.set_roster_days({ uuid, days: ['2026-12-07'], state: 'off' });
    const stateWith = async (weekdays: number[]) => {
      await crew.update({ uuid, weekdays });
      return (await crew.roster({ month })).crew[0]?.days[6]?.state;
    };
    expect(await stateWith([2, 3])).toBe('not_in_service');
    expect(await stateWith([1, 2, 3])).toBe('day_off');
  });
});

test('the roster counts a captain who steers on a day off as at work', async () => {
  const crew = await office();
  const { uuid: captainId } = await crew.create({ name: 'Ketut', roles: ['captain'] });
  const boat = { name: 'Kecil', kind: 'boat' as const, seats: 8, homeHarbour: 'Sanur', areas: ['nusa_penida'] };
  const { id: boatId } = await db.boat.create({ data: boat });
  const sunday = '2026-12-06';
  const onSunday = async () => (await crew.roster({ month })).captains.find(({ date }) => date === sunday);
  expect(await onSunday()).toMatchObject({ count: 0 });
  await db.operatingDay.create({ data: { date: new Date(sunday) } });
  await db.outing.create({ data: { date: new Date(sunday), boatId, part: 'morning', captainId } });
  expect(await onSunday()).toMatchObject({ count: 1 });
  expect((await crew.roster({ month })).crew).toMatchObject([{ name: 'Ketut', steers_on: [sunday] }]);
});
