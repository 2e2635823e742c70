import { expect, test } from 'vitest';
import { account, product, signIn } from '@/test/factories';
import { callRest } from '@/test/rest';

const thursday = '2036-12-25';

async function integrator() {
  const token = await signIn(await account({ role: 'ADMIN' }));
  return async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await callRest(
      new Request(`http://localhost:3000/api/admins${path}`, {
        ...{ method, headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    return { status: answer.status, ...((await answer.json()) as { data: unknown }) };
  };
}

test('integrators add, change, list and remove departures', async () => {
  const call = await integrator();
  const { slug } = await product({ weekdays: [4] });
  const ofDay = `?from=${thursday}&to=${thursday}`;
  const added = await call('POST', `/products/${slug}/departures`, { date: thursday, time: '13:00', capacity: 6 });
  expect(added).toMatchObject({
    status: 201,
    data: { departures: [{ time: '07:30' }, { time: '13:00', capacity: 6 }] },
  });
  const { departures } = added.data as { departures: { updated_at: string }[] };
  const seen = departures[1]?.updated_at;
  const second = `/products/${slug}/departures/${thursday}/13:00`;

  const change = { time: '13:00', capacity: 4, updated_at: seen };
  expect(await call('PATCH', `/products/${slug}/schedule/${thursday}`, change)).toMatchObject({ status: 200 });
  expect(await call('DELETE', second, { updated_at: seen })).toMatchObject({ status: 409 });
  const note = { from: thursday, to: thursday, note: { en: 'Bring a torch' } };
  expect(await call('PATCH', `/products/${slug}/schedule`, note)).toMatchObject({ status: 200 });
  const listed = await call('GET', `/products/${slug}/schedule${ofDay}`);
  expect(listed.data).toMatchObject([{ departures: [{}, { capacity: 4, note: { en: 'Bring a torch' } }] }]);

  const [day] = listed.data as { departures: { updated_at: string }[] }[];
  const { updated_at } = day?.departures[1] ?? {};
  expect(await call('DELETE', second, { updated_at })).toMatchObject({ data: { departures: [{ time: '07:30' }] } });
  expect(await call('GET', `/schedule/${thursday}/departures`)).toMatchObject({ data: [{ product: { slug } }] });
  expect(await call('GET', `/schedule${ofDay}`)).toMatchObject({ data: [{ date: thursday, taken: 0, conflicts: 0 }] });
});

test('named paths below a day or below outings are not parsed as a day', async () => {
  const call = await integrator();
  const span = `?from=${thursday}&to=${thursday}`;
  expect(await call('GET', `/schedule/${thursday}/sheets`)).toMatchObject({ data: { date: thursday, sheets: [] } });
  expect(await call('GET', `/outings/crew${span}`)).toMatchObject({ data: [{ date: thursday, outings: [] }] });
  expect(await call('GET', `/seat-counting/short-days${span}`)).toMatchObject({ data: [] });
});
