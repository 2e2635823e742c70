import { describe, expect, test, vi } from 'vitest';
import { openApiDocument } from '@/server/api/rest/openapi';
import { log } from '@/server/process/log';
import { callRest } from '@/test/rest';
import { endpoints, otherPaths } from './rest-root';
import { appRouter } from './trpc-root';

const API = 'http://localhost:3000/api';

async function post(body: string | Uint8Array<ArrayBuffer>) {
  const headers = { 'content-type': 'application/json' };
  const answer = await callRest(new Request(`${API}/users/login`, { method: 'POST', body, headers }));
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

describe('the API document', () => {
  const { paths } = openApiDocument({ router: appRouter, endpoints, otherPaths, appUrl: 'http://localhost' });
  const operations = Object.entries(
    paths as Record<string, Record<string, { responses: object; description?: string }>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const statusesOf = (path: string, method: string) =>
    Object.keys(operations.find((one) => one.path === path && one.method === method)?.responses ?? {}).map(Number);

  test('lists for each call that its path has other methods, and the faults of the server', () => {
    for (const { path, method, responses } of operations)
      expect(Object.keys(responses), `${method} ${path}`).toEqual(expect.arrayContaining(['405', '500', '503']));
  });

  test('lists the statuses that a call can have, and no others', () => {
    expect(statusesOf('/users/products', 'get')).toEqual([200, 403, 405, 422, 500, 503]);
    expect(statusesOf('/users/login', 'post')).toEqual([200, 400, 401, 403, 405, 408, 413, 422, 429, 500, 503]);
    expect(statusesOf('/users/logout', 'post')).toEqual([200, 400, 401, 403, 405, 408, 413, 500, 503]);
  });

  test('says which right each call of the staff needs', () => {
    const needsOf = (path: string, method: string) =>
      operations.find((one) => one.path === path && one.method === method)?.description;
    expect(needsOf('/admins/orders', 'get')).toBe('Needs the right `orders`.');
    expect(needsOf('/admins/products', 'post')).toBe('Needs the rights `catalogue` and `money`.');
    expect(needsOf('/admins/profile', 'get')).toBeUndefined();
    expect(needsOf('/users/orders', 'get')).toBeUndefined();
  });

  test('describes the upload of a picture and its address', () => {
    expect(statusesOf('/media', 'post')).toEqual([201, 401, 403, 405, 408, 413, 422, 429, 500, 503]);
    expect(statusesOf('/media/{key}', 'get')).toEqual([200, 404, 405, 500, 503]);
  });
});
