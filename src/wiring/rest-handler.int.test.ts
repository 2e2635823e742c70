import { describe, expect, test, vi } from 'vitest';
import { log } from '@/server/process/log';
import { callRest } from '@/test/rest';

const API = 'http://localhost:3000/api';

async function post(body: string | Uint8Array<ArrayBuffer>) {
  const headers = { 'content-type': 'application/json' };
  const answer = await callRest(new Request(`${API}/users/login`, { method: 'POST', body, headers }));
  return { status: answer.status, body: await answer.json() };
}

describe('a body', () => {
  test.each(['[', '{', 'null', '[1]', '"x"', '\ufeff{}', '['.repeat(99_000)])(
    'is refused with 400 when it is not a JSON object: %.20s',
    async (body) => {
      const logged = vi.spyOn(log, 'error');
      expect(await post(body)).toEqual({
        status: 400,
        body: { message: 'What you sent is not a valid JSON object.', code: 'body_not_json' },
      });
      expect(logged).not.toHaveBeenCalled();
    },
  );

  test('is refused with 400 in an encoding other than UTF-8', async () => {
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

describe('a refusal', () => {
  const codeOf = async (method: string, path: string, headers = {}) => {
    const answer = await callRest(new Request(`${API}${path}`, { method, headers }));
    const { code, message } = (await answer.json()) as { code: string; message: string };
    expect(message).not.toBe('');
    return [answer.status, code];
  };

  test('has a code beside its sentence, whatever layer refuses the call', async () => {
    expect(await codeOf('GET', '/users/nowhere')).toEqual([404, 'not_found']);
    expect(await codeOf('GET', '/users/login')).toEqual([405, 'method_not_allowed']);
    expect(await codeOf('GET', '/users/profile')).toEqual([401, 'unauthenticated']);
    expect(await codeOf('POST', '/users/login')).toEqual([422, 'invalid_fields']);
    expect(await codeOf('GET', '/users/products/nothing')).toEqual([404, 'not_found']);
  });
});

describe('OPTIONS', () => {
  const allowedAt = async (path: string) => {
    const answer = await callRest(new Request(`${API}${path}`, { method: 'OPTIONS' }));
    return [answer.status, answer.headers.get('allow')];
  };

  test('lists the methods of the path, and of no other', async () => {
    expect(await allowedAt('/users/login')).toEqual([204, 'POST, OPTIONS']);
    expect(await allowedAt('/users/profile')).toEqual([204, 'GET, HEAD, PATCH, OPTIONS']);
    expect(await allowedAt('/users/nowhere')).toEqual([404, null]);
  });
});
