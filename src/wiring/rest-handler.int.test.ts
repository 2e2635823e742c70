import { describe, expect, test, vi } from 'vitest';
import { log } from '@/server/process/log';
import { handleRest } from './rest-handler';

const API = 'http://localhost:3000/api';

async function post(body: string | Uint8Array<ArrayBuffer>) {
  const headers = { 'content-type': 'application/json' };
  const answer = await handleRest(new Request(`${API}/users/login`, { method: 'POST', body, headers }));
  return { status: answer.status, body: await answer.json() };
}

describe('a body', () => {
  test.each(['[', '{', 'null', '[1]', '"x"', '\ufeff{}', '['.repeat(99_000)])(
    'is refused with 400 when it is no JSON object: %.20s',
    async (body) => {
      const logged = vi.spyOn(log, 'error');
      expect(await post(body)).toEqual({ status: 400, body: { message: 'What you sent is not a valid JSON object.' } });
      expect(logged).not.toHaveBeenCalled();
    },
  );

  test('is refused with 400 in another encoding than UTF-8', async () => {
    expect(await post(new Uint8Array(Buffer.from('{"email":"caf\xe9"}', 'latin1')))).toMatchObject({ status: 400 });
  });

  test.each([
    '{"email":"a\\u0000b","password":"x"}',
    '{"email":"a\\ud83d","password":"x"}',
    '{"email":{"__proto__":{"a":1}},"password":"x"}',
    '{"__proto__":{"email":"a@b.test","password":"x"}}',
    `{"email":${'['.repeat(49_000)}${']'.repeat(49_000)}}`,
  ])('is reported by field when a field is unreadable: %.40s', async (body) => {
    expect(await post(body)).toMatchObject({ status: 422, body: { errors: expect.any(Object) } });
  });
});
