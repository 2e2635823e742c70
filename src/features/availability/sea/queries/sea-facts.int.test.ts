import { expect, test } from 'vitest';
import { callerFor } from '@/test/actors';
import { account, product, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

const july = { from: '2027-07-01', to: '2027-07-31' };
const moon = [
  { date: '2027-07-04', phase: 'new' },
  { date: '2027-07-11', phase: 'first_quarter' },
  { date: '2027-07-18', phase: 'full' },
  { date: '2027-07-27', phase: 'last_quarter' },
];
const sunfish = [{ month: '2027-07', season: 'peak' }];
const token = async () => signIn(await account({ role: 'ADMIN' }));

test('seaFacts returns the moon for every product, and sunfish for products in areas with sunfish', async () => {
  const { schedule } = (await callerFor(await token())).admin;
  const [penida, tulamben] = [await product({ area: 'nusa_penida' }), await product({ area: 'tulamben' })];
  expect(await schedule.sea(july)).toEqual({ moon, sunfish });
  expect(await schedule.sea({ ...july, product: penida.slug })).toEqual({ moon, sunfish });
  expect(await schedule.sea({ ...july, product: tulamben.slug })).toEqual({ moon, sunfish: [] });
  expect((await refusalOf(schedule.sea({ ...july, product: 'no-such-trip' }))).status).toBe(404);
});

test('GET /admins/sea returns the same to integrators', async () => {
  const headers = { authorization: `Bearer ${await token()}` };
  const path = `http://localhost:3000/api/admins/sea?from=${july.from}&to=${july.to}`;
  const answer = await callRest(new Request(path, { headers }));
  expect([answer.status, await answer.json()]).toEqual([200, { data: { moon, sunfish } }]);
});
