import { expect, test } from 'vitest';
import { callerFor } from '@/test/actors';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

test('without its settings, Google sign-in has neither a button nor an endpoint', async () => {
  const { auth } = await callerFor(null);
  expect(await auth.sign_in_providers()).toEqual({ google: false, facebook: false });
  expect(await refusalOf(auth.users.google_start())).toMatchObject({ status: 404 });
  const answer = { code: 'any', state: 'any', ticket: 'any' };
  expect(await refusalOf(auth.users.google_finish(answer))).toMatchObject({ status: 404 });
  for (const path of ['/users/google/login', '/auth/google']) {
    const body = JSON.stringify({ code: 'any' });
    const headers = { 'content-type': 'application/json' };
    const request = new Request(`http://localhost:3000/api${path}`, { method: 'POST', body, headers });
    expect((await callRest(request)).status).toBe(404);
  }
});
