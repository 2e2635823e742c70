import { describe, expect, test, vi } from 'vitest';
import { log } from '@/server/process/log';
import { account, signIn } from '@/test/factories';
import germanSentences from '../../public/locales/de/errors.json';
import sentences from '../../public/locales/en/errors.json';
import { handleTrpc } from './trpc-handler';

const SITE = 'http://localhost:3000';
const json = { 'content-type': 'application/json' };

type Answer = { status: number; body: unknown };

async function answerOf(request: Request): Promise<Answer> {
  const answer = await handleTrpc(request);
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}
const get = (path: string) => answerOf(new Request(`${SITE}/api/trpc/${path}`));
const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
  answerOf(new Request(`${SITE}/api/trpc/${path}`, { method: 'POST', body, headers: { origin: SITE, ...headers } }));

const refusal = (code: string, status: number) => ({
  status,
  body: { error: { json: { message: expect.any(String), data: { code, httpStatus: status } } } },
});

describe('a batch', () => {
  const paths = (count: number, comma: string) => Array.from({ length: count }, () => 'auth.me').join(comma);

  test.each([',', '%2C', '%2c'])(
    'is refused with more than ten calls, however its commas are encoded: %s',
    async (comma) => {
      const eleven = `${paths(11, comma)}?batch=1`;
      expect(await get(eleven)).toMatchObject(refusal('batch_too_large', 400));
      expect(await post(eleven, '{}')).toMatchObject(refusal('batch_too_large', 400));
      const ten = await get(`${paths(10, comma)}?batch=1`);
      expect(ten.body).toHaveLength(10);
    },
  );

  test('is limited by the number of its calls, not of its inputs', async () => {
    const inputs = JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [at, { json: null }])));
    expect((await get(`auth.me?batch=1&input=${encodeURIComponent(inputs)}`)).body).toHaveLength(1);
  });

  test('that is encoded twice counts as one unknown call', async () => {
    expect(await get(`${paths(11, '%252C')}?batch=1`)).toMatchObject({ status: 404 });
    expect(await get(paths(11, '%2C'))).toMatchObject({ status: 404 });
  });
});

describe('a call that no longer exists', () => {
  const outdated = {
    status: 404,
    body: { error: { json: { message: sentences.page_outdated, data: { code: 'page_outdated' } } } },
  };

  test.each(['auth.former', 'auth', 'constructor', 'auth.me,auth.former?batch=1'])(
    'asks the person to reload the page: %s',
    async (path) => {
      expect(await get(path)).toMatchObject(outdated);
      expect(await post(path, '{}')).toMatchObject(outdated);
    },
  );

  test('is refused in the language of the page', async () => {
    const { body } = await get('auth.former?lang=de');
    expect(body).toMatchObject({ error: { json: { message: germanSentences.page_outdated } } });
  });
});

describe('invalid JSON', () => {
  const envelopes = {
    nothing: '',
    'an open bracket': '[',
    'an open brace': '{',
    'the word null': 'null',
    'a type superjson does not know': '{"json":{"a":1},"meta":{"values":{"a":["Wreck"]}}}',
    'a value that is not of its type': '{"json":{"a":"x"},"meta":{"values":{"a":["bigint"]}}}',
    'a path into the prototype': '{"json":{"a":1},"meta":{"values":{"constructor.a":["undefined"]}}}',
    'a typed array of any length': '{"json":{"a":300000000},"meta":{"values":{"a":[["typed-array","Uint8Array"]]}}}',
  };

  test.each(Object.entries(envelopes))('is refused with 400 and no entry in the error log: %s', async (_name, text) => {
    const logged = vi.spyOn(log, 'error');
    expect(await post('auth.users.login', text)).toMatchObject(refusal('body_not_json', 400));
    const batch = await post('auth.users.login,auth.users.login?batch=1', `{"0":${text},"1":${text}}`);
    expect(batch.status).toBe(400);
    if (text !== '')
      expect(await get(`auth.me?input=${encodeURIComponent(text)}`)).toMatchObject(refusal('body_not_json', 400));
    expect(logged).not.toHaveBeenCalled();
  });

  test('cannot contain an object within itself', async () => {
    const circular = '{"json":{"a":{}},"meta":{"referentialEqualities":[["a"]]}}';
    expect(await post('auth.users.login', circular)).toMatchObject(refusal('invalid_fields', 422));
  });

  test('is refused in an encoding other than UTF-8', async () => {
    const latin1 = new Uint8Array(Buffer.from('{"json":{"email":"caf\xe9"}}', 'latin1'));
    expect(await post('auth.users.login', latin1)).toMatchObject(refusal('body_not_json', 400));
  });

  test.each(['[[1]]', '{"json":[{"email":"a@b.test"}]}', '{"json":{"__proto__":{"email":"a@b.test"}}}', '{"json":7}'])(
    'is reported by field when its shape differs from the form’s: %s',
    async (text) => {
      expect(await post('auth.users.login', text)).toMatchObject(refusal('invalid_fields', 422));
    },
  );

  test('is refused like any other when it is nested a hundred thousand levels deep', async () => {
    const deep = `${'['.repeat(49_000)}${']'.repeat(49_000)}`;
    for (const body of [deep, `{"json":${deep}}`, `{"json":{"email":${deep}}}`, '['.repeat(99_000)])
      expect((await post('auth.users.login', body)).status).toBeOneOf([400, 422]);
  });

  test('cannot contain text that PostgreSQL does not store', async () => {
    for (const email of ['a\0b', 'a\ud83d', '\udc22'])
      expect(await post('auth.users.login', JSON.stringify({ json: { email, password: 'x' } }))).toMatchObject(
        refusal('invalid_fields', 422),
      );
  });
});

test('a post nested deeper than any real post is refused without a server error', async () => {
  const admin = await account({ role: 'ADMIN' });
  const cookie = `auth-token=${await signIn(admin)}`;
  const level = '{"type":"blockquote","content":[';
  const body = `{"type":"doc","content":[${level.repeat(2_500)}${']}'.repeat(2_500)}]}`;
  const input = `{"json":{"slug":"deep","texts":{"en":{"title":"Deep","summary":"Deep","body":${body}}}}}`;
  expect(input.length).toBeLessThan(100_000);
  const logged = vi.spyOn(log, 'error');
  const answer = await post('admin.posts.create', input, { ...json, cookie });
  expect(answer.status).toBeOneOf([400, 422]);
  expect(logged).not.toHaveBeenCalled();
});
