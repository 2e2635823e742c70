import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorTable } from '@/shared/errors/errors';
import { document, faultsOf, type Operation, operations } from '@/test/documented-answers';
import { endpoints } from './rest-root';

type Json = Record<string, unknown>;

function* partsOf(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Json;
  for (const part of Object.values(value)) yield* partsOf(part);
}

const at = (pointer: string) =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Json | undefined)?.[key.replaceAll('~1', '/')], document);

const find = (path: string, method: string): Operation => {
  const found = operations.find((one) => one.path === path && one.method === method);
  if (!found) throw new Error(`the document lacks ${method} ${path}`);
  return found.operation;
};

const bodyOf = (path: string, method: string) =>
  find(path, method).requestBody?.content['application/json']?.schema as {
    required?: string[];
    properties: Record<string, Json>;
  };

describe('the API document', () => {
  test('refers only to what it contains', () => {
    const references = [...partsOf(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.length).toBeGreaterThan(1000);
    expect([...new Set(references)].filter((reference) => at(reference) === undefined)).toEqual([]);
    expect(references.filter((reference) => !reference.startsWith('#/components/'))).toEqual([]);
  });

  test('repeats no large part', () => {
    const seen = new Map<string, number>();
    for (const part of partsOf(document)) {
      if (part.type !== 'object' || !part.properties) continue;
      const text = JSON.stringify(part);
      if (text.length > 1000) seen.set(text, (seen.get(text) ?? 0) + 1);
    }
    const repeated = [...seen]
      .filter(([, times]) => times > 2)
      .map(([text, times]) => `${times}: ${text.slice(0, 120)}`);
    expect(repeated, 'give these schemas a name in wiring/rest-schemas.ts').toEqual([]);
    expect(JSON.stringify(document).length).toBeLessThan(800_000);
  });

  test('gives each call its own summary, group and security', () => {
    for (const { path, method, operation } of operations) {
      expect(operation.summary, `${method} ${path} needs a summary of a few plain words in its rest.ts`).toMatch(
        /^[A-Z][^.{}]+ ?[^.{}]*$/,
      );
      expect(operation, `${method} ${path}`).toMatchObject({ tags: [expect.any(String)], security: expect.any(Array) });
    }
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(find('/users/login', 'post')).toMatchObject({
      operationId: 'post_users_login',
      security: [{}, { bearer: [] }],
    });
    expect(find('/users/orders', 'get')).toMatchObject({ security: [{ bearer: [] }] });
  });

  test('describes exactly the groups that it uses', () => {
    const used = new Set(operations.flatMap(({ operation }) => (operation as unknown as { tags: string[] }).tags));
    expect([...used].sort()).toEqual(document.tags.map(({ name }) => name).sort());
  });

  test('requires the request fields that the server requires, and allows null where the server accepts it', () => {
    const order = bodyOf('/users/orders', 'post');
    expect(order.required).toEqual(['payment_type', 'emergency_contact', 'divers']);
    expect(order.properties.pickup_area).toMatchObject({ anyOf: [expect.anything(), { type: 'null' }] });
    expect(order.properties.activity_time).toMatchObject({ anyOf: [expect.anything(), { type: 'null' }] });
    expect(JSON.stringify(order.properties.quantity)).not.toContain('null');
    const schema = ['requestBody', 'content', 'application/json', 'schema'];
    expect(faultsOf({ email: 'a@b.test', password: 'x' }, 'paths', '/users/login', 'post', ...schema)).toEqual([]);
    expect(faultsOf({ email: 'a@b.test' }, 'paths', '/users/login', 'post', ...schema)).not.toEqual([]);
  });

  test('promises both tokens of a sign-in', () => {
    expect(at('#/components/schemas/Session')).toMatchObject({
      required: ['token', 'device_token', 'expires_at', 'message'],
    });
  });

  test('names the right that each staff call needs, without schema keywords', () => {
    expect(find('/admins/orders', 'get')).toMatchObject({
      description: 'Needs the right `orders`.',
      'x-rights': { every: ['orders'] },
    });
    expect(find('/admins/products', 'post')).toMatchObject({
      description: 'Needs the rights `catalogue` and `money`.',
      'x-rights': { every: ['catalogue', 'money'] },
    });
    expect(find('/admins/payments', 'get')).toMatchObject({ 'x-rights': { some: ['money', 'reports'] } });
    expect(find('/admins/profile', 'get').description).toBeUndefined();
    const keywords = ['allOf', 'anyOf', 'oneOf', '$ref', 'properties', 'required'];
    const extended = [...partsOf(document)].flatMap((part) =>
      Object.entries(part).flatMap(([key, value]) => (key.startsWith('x-') ? Object.keys(value as Json) : [])),
    );
    expect(extended.filter((key) => keywords.includes(key))).toEqual([]);
  });

  test('describes the version of an answer as headers', () => {
    const board = find('/admins/schedule/{date}', 'get') as unknown as { parameters: { name?: string; in?: string }[] };
    expect(board.parameters.map(({ name }) => name)).toEqual([undefined, 'date', 'If-None-Match']);
    expect(board).toMatchObject({
      responses: { 200: { headers: { ETag: expect.anything() } }, 304: expect.anything() },
    });
  });

  const statusesOf = (path: string, method: string) => Object.keys(find(path, method).responses).map(Number);

  test('lists, for each call, the refusal of other methods on its path and server faults', () => {
    for (const { path, method } of operations)
      expect(statusesOf(path, method), `${method} ${path}`).toEqual(expect.arrayContaining([405, 500, 503]));
  });

  test('lists exactly the statuses that a call can have', () => {
    expect(statusesOf('/users/products', 'get')).toEqual([200, 403, 405, 422, 500, 503]);
    expect(statusesOf('/users/login', 'post')).toEqual([200, 400, 401, 403, 405, 408, 413, 422, 429, 500, 503]);
    expect(statusesOf('/users/logout', 'post')).toEqual([200, 400, 401, 403, 405, 408, 413, 500, 503]);
    expect(statusesOf('/media', 'post')).toEqual([201, 401, 403, 405, 408, 413, 422, 429, 500, 503]);
    expect(statusesOf('/media/{key}', 'get')).toEqual([200, 404, 405, 500, 503]);
  });

  test('contains the calls of the table and the file transfers', () => {
    expect(operations.length).toBe(endpoints.length + 4);
  });
});

describe('the codes of errors', () => {
  const codes = Object.keys(errorTable);

  test('are those of the table, in the document and in the guide', () => {
    expect(at('#/components/schemas/ErrorCode')).toMatchObject({ enum: codes });
    const [, list = ''] = readFileSync('docs/integration.md', 'utf8').split('### Error codes');
    const [section = ''] = list.split(/\n##/);
    const explained = [...section.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, code]) => code),
    );
    expect(explained.toSorted()).toEqual(codes.toSorted());
  });

  test('are in lower snake case', () => {
    for (const code of codes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });
});

describe('the examples', () => {
  const json = ['content', 'application/json', 'schema'];
  const examples = operations.flatMap(({ path, method, operation }) => {
    const request = operation.requestBody?.content['application/json']?.example;
    const answers = Object.entries(operation.responses).flatMap(([status, { content }]) => {
      const example = content?.['application/json']?.example;
      return example === undefined ? [] : [{ example, keys: ['paths', path, method, 'responses', status, ...json] }];
    });
    return request === undefined
      ? answers
      : [{ example: request, keys: ['paths', path, method, 'requestBody', ...json] }, ...answers];
  });

  test('exist for at least twenty calls', () => {
    expect(new Set(examples.map(({ keys }) => `${keys[2]} ${keys[1]}`)).size).toBeGreaterThanOrEqual(20);
  });

  test.each(examples)('$keys.2 $keys.1 $keys.3 fits its schema', ({ example, keys }) => {
    expect(faultsOf(example, ...keys)).toEqual([]);
  });
});
