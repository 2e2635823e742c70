import { expect, test } from 'vitest';
import { callerFor } from '@/test/actors';
import { refusalOf } from '@/test/refusal';

test('Facebook sign-in has neither a button nor procedures when it is not configured', async () => {
  const { auth } = await callerFor(null);
  expect(await auth.sign_in_providers()).toMatchObject({ facebook: false });
  const { users } = auth;
  const answer = { code: 'c', state: 's', ticket: 't' };
  const calls = [
    () => users.facebook_start(),
    () => users.facebook_finish(answer),
    () => users.facebook_send_code({ proof: 'p', email: 'a@b.example' }),
    () => users.facebook_confirm({ proof: 'p', email: 'a@b.example', pin: 'ABC234' }),
    () => users.facebook_login({ code: 'c' }),
  ];
  for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 404 });
});
