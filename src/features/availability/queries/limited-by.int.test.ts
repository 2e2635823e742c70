import { beforeEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { boat, countFrom, date, member, now, sale, trip } from '@/test/outings/sales';
import { callRest } from '@/test/rest';

const signedIn = async (role: 'ADMIN' | 'USER' | 'AGEN') => signIn(await account({ role }));
const span = { from: date, to: date };

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE orders, departures, days, crew_members, boats CASCADE`;
  await countFrom(date);
});

test("staff see the limit of a day's seats and of each of its departures", async () => {
  await boat('Sari', 12);
  await member('Ketut');
  const { slug } = await trip();
  const { availability } = await callerFor(await signedIn('ADMIN'), { now });
  const days = async () => availability.days({ slug, ...span });
  expect(await days()).toMatchObject([{ places_left: 4, limited_by: 'crew', times: [{ limited_by: 'crew' }] }]);
  await countFrom(date, null);
  expect(await days()).toMatchObject([
    { places_left: 12, limited_by: 'transport', times: [{ limited_by: 'transport' }] },
  ]);
});

test('guests, agents and visitors never see the limit of seats', async () => {
  await boat('Sari', 12);
  const { slug } = await trip();
  for (const token of [await signedIn('USER'), await signedIn('AGEN'), null]) {
    const { availability } = await callerFor(token, { now });
    expect(JSON.stringify(await availability.days({ slug, ...span }))).not.toContain('limited_by');
  }
});

test("staff integrators see the limit too, and guests' integrators do not", async () => {
  const far = { from: '2036-12-24', to: '2036-12-24' };
  const { slug } = await trip();
  const bodyFor = async (token: string | null) => {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    const address = `http://localhost:3000/api/users/products/${slug}/availability?${new URLSearchParams(far)}`;
    return (await callRest(new Request(address, { headers }))).text();
  };
  expect(await bodyFor(await signedIn('ADMIN'))).toContain('"limited_by":"product"');
  for (const token of [await signedIn('USER'), null]) {
    const body = await bodyFor(token);
    expect(body).toContain('places_left');
    expect(body).not.toContain('limited_by');
  }
});

test('the schedule shows staff the free seats, and the number one more guide would open', async () => {
  await boat('Sari', 7);
  await member('Ketut');
  const { id: productId, slug } = await trip({ seatsPerDay: 20 });
  const { schedule } = (await callerFor(await signedIn('ADMIN'), { now })).admin;
  const both = async () => [
    ...(await schedule.days({ product: slug, ...span })),
    ...(await schedule.on_day({ date })).filter(({ product }) => product.slug === slug),
  ];
  const free = { places_left: 4, limited_by: 'crew', opens_with_guide: 3, status: 'open' };
  expect(await both()).toMatchObject([
    { ...free, departures: [free] },
    { ...free, departures: [free] },
  ]);
  await sale({ productId, divers: 4 });
  const full = { places_left: 0, limited_by: 'crew', opens_with_guide: 3, status: 'sold_out', taken: 4 };
  expect(await both()).toMatchObject([full, full]);
  await countFrom(date, null);
  expect(await both()).toMatchObject(
    Array(2).fill({ places_left: 3, limited_by: 'transport', opens_with_guide: null, status: 'open' }),
  );
});

test('one more guide opens no more seats than the shop set for the product', async () => {
  await boat('Besar', 40);
  await member('Ketut');
  const { slug } = await trip({ seatsPerDay: 6 });
  const { schedule } = (await callerFor(await signedIn('ADMIN'), { now })).admin;
  expect(await schedule.days({ product: slug, ...span })).toMatchObject([{ places_left: 4, opens_with_guide: 2 }]);
});
