import { beforeEach, expect, test } from 'vitest';
import { readDays } from '@/features/outings/seats/data';
import { db } from '@/server/database/db';
import { boat, countFrom, date, member, trip } from '@/test/outings/sales';

const read = async () => (await readDays(db, { from: date, to: date })) ?? expect.fail();

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE orders, departures, days, crew_members, boats, products CASCADE`;
  await countFrom(date);
  await boat('Sari', 12);
});

test('readDays returns the needs of sold products once, and not those of other products', async () => {
  const course = { kind: 'course' as const, durationDays: 3, transport: ['none' as const, 'boat' as const] };
  for (const about of [{}, {}, course, course, { parts: ['night' as const] }, { areas: ['sanur'] }]) {
    const { areas: servedAreas, ...own } = { areas: ['nusa_penida'], ...about };
    await trip({ servedAreas, ...own });
  }
  await trip({ parts: ['morning'], bookable: false });
  await trip({ parts: ['afternoon'], active: false });
  const { products } = await read();
  const usual = { transport: ['boat'], ledBy: ['guide'], diversPerGuide: 4, areas: ['nusa_penida'] };
  const parts = ['morning', 'afternoon'];
  expect(products).toHaveLength(4);
  expect(products).toEqual(
    expect.arrayContaining([
      { needs: { ...usual, parts }, days: 1 },
      { needs: { ...usual, parts, transport: ['none', 'boat'] }, days: 2 },
      { needs: { ...usual, parts: ['night'] }, days: 1 },
      { needs: { ...usual, parts, areas: ['sanur'] }, days: 1 },
    ]),
  );
});

test('readDays returns only crew who can lead', async () => {
  const { id } = await member('Ketut', { roles: ['captain', 'guide'] });
  await member('Made', { roles: ['captain', 'driver'] });
  await member('Wayan', { active: false });
  expect((await read()).crew.map((one) => one.id)).toEqual([id]);
});
