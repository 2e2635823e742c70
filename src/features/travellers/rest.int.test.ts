import { expect, test } from 'vitest';
import { account, signIn } from '@/test/factories';
import { phoneNumbers } from '@/test/phone-numbers';
import { callRest } from '@/test/rest';

async function customer() {
  const token = await signIn(await account());
  return async (method: 'POST' | 'PATCH', path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const url = `http://localhost:3000/api${path}`;
    const answer = await callRest(new Request(url, { method, headers, body: JSON.stringify(body) }));
    return { status: answer.status, body: await answer.json() };
  };
}

async function withPerson() {
  const call = await customer();
  const { body } = await call('POST', '/users/people', { full_name: 'Jan Dewi' });
  return (phone: string) => call('PATCH', `/users/people/${body.data.uuid}`, { phone });
}

test('REST accepts a phone number of any country in any grouping', async () => {
  const save = await withPerson();
  for (const { number, international } of phoneNumbers) {
    expect(await save(number)).toMatchObject({ status: 200, body: { data: { phone: number } } });
    expect(await save(international)).toMatchObject({ status: 200, body: { data: { phone: international } } });
  }
});

test('REST accepts a possible phone number that is not assigned, and refuses an impossible one', async () => {
  const save = await withPerson();
  expect((await save('+62 491 511 234 567 8')).status).toBe(200);
  expect((await save('+15550123456')).status).toBe(200);
  for (const number of ['+62 81', '0812 5550 0142', '0049 151 12345678']) {
    expect(await save(number)).toMatchObject({ status: 422, body: { errors: { phone: [expect.any(String)] } } });
  }
});
