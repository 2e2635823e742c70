import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders, Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '@/server/http/step';
import { SCRIPT_HASHES } from '@/server/next-internals/inline-scripts.mjs';
import { changesSoFar, recordChange } from '@/server/page-cache/changes.mjs';
import PageCache from '@/server/page-cache/page-cache.mjs';
import { HANGING_MS } from '@/test/hanging';
import { type Answer, ask, serveSteps } from '@/test/serve-steps';
import { answerFromMemory } from './answer-from-memory';

const keyOf = (address: string) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${address}`;
const html = `<p>${'The reef at Padang Bai. '.repeat(100)}</p>`;
const about = { kind: 'APP_PAGE' };

const begin = (address: string) => new PageCache().get(keyOf(address), about);
const finish = (address: string, more: object = {}, revalidate: number | false = false) => {
  const page = { ...about, html, rscData: Buffer.from('0:"reef"'), headers: { 'x-next-cache-tags': 'posts' } };
  return new PageCache().set(keyOf(address), { ...page, ...more }, { cacheControl: { revalidate } });
};
async function store(address: string, more?: object, revalidate?: number) {
  await begin(address);
  await finish(address, more, revalidate);
}

/** The answer that stands in for Next's. */
const next: Step = (_request, response) => void response.writeHead(200, { 'x-from': 'next' }).end('next');
const fromNext = ({ headers }: Answer) => headers['x-from'] === 'next';

/** A path that no other test uses. */
let path: string;
let server: Server;
beforeEach(async () => {
  path = `/blog/${randomUUID()}`;
  server = await serveSteps(answerFromMemory, next);
  await store(`/en${path}`);
});
const get = (headers: OutgoingHttpHeaders = {}, url = path, method = 'GET') => ask(server, url, { headers, method });

describe('a prerendered page that has not changed', () => {
  it('is answered from memory in each encoding, with an ETag per encoding', async () => {
    const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    const etags = new Set<unknown>();
    for (const [encoding, decode] of Object.entries(read)) {
      const { status, headers, body } = await get({ 'accept-encoding': encoding });
      expect([status, String(decode(body))]).toEqual([200, html]);
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(headers).toMatchObject({ vary: expect.stringContaining('Accept-Encoding') });
      etags.add(headers.etag);
    }
    expect(etags.size).toBe(3);
  });

  it('is compressed with brotli’s best quality once ten visitors have read it, and other pages are not', async () => {
    const size = async (url: string) => Number((await get({ 'accept-encoding': 'br' }, url)).headers['content-length']);
    const rarelyRead = `${path}-rarely-read`;
    await store(`/en${rarelyRead}`);
    const quick = await size(rarelyRead);
    for (let reads = 2; reads < 10; reads += 1) await size(rarelyRead);
    // Pages are compressed in turn, so the other page would have become smaller first.
    await vi.waitUntil(async () => (await size(path)) < quick, { timeout: HANGING_MS });
    const { headers } = await get({ 'accept-encoding': 'br' }, rarelyRead, 'HEAD');
    expect(Number(headers['content-length'])).toBe(quick);
  });

  it('is answered with 304 and no body to a client that has it in that encoding', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const { etag = '' } = (await get({ 'accept-encoding': encoding })).headers;
      for (const tags of [etag, `"other", W/${etag}`, '*']) {
        const { status, headers, body } = await get({ 'accept-encoding': encoding, 'if-none-match': tags });
        expect([status, headers.etag, body.length]).toEqual([304, etag, 0]);
      }
      for (const headers of [{ 'if-none-match': '"other"' }, { 'if-none-match': etag, 'cache-control': 'no-cache' }])
        expect((await get({ 'accept-encoding': encoding, ...headers })).status).toBe(200);
    }
    const { etag = '' } = (await get()).headers;
    expect((await get({ 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  });

  it('is answered to HEAD with the same headers', async () => {
    const [{ headers }, head] = [await get(), await get({}, path, 'HEAD')];
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
  });

  it('is answered to the router from the same rendering, without the document’s headers', async () => {
    const { headers, body } = await get({ rsc: '1' }, `${path}?_rsc=`);
    expect(String(body)).toBe('0:"reef"');
    expect(headers).toMatchObject({ 'content-type': 'text/x-component' });
    expect(headers.etag).toBeUndefined();
  });

  it('carries the headers it was rendered with, but not its tags, and a policy with its hashes', async () => {
    await store(`/en${path}`, {
      headers: { 'x-stale': '30', 'x-next-cache-tags': 'faqs', [SCRIPT_HASHES]: "'sha256-a'" },
    });
    const { headers } = await get();
    expect(headers).toMatchObject({
      'x-stale': '30',
      'content-security-policy': expect.stringContaining("'sha256-a'"),
    });
    expect(headers[SCRIPT_HASHES]).toBeUndefined();
    expect(headers['x-next-cache-tags']).toBeUndefined();
  });

  it('sends HSTS only for a request over https', async () => {
    const sent = async (headers: OutgoingHttpHeaders) => (await get(headers)).headers['strict-transport-security'];
    expect(await sent({ 'x-forwarded-proto': 'https' })).toMatch(/max-age/);
    expect(await sent({})).toBeUndefined();
  });
});

describe('Next answers', () => {
  it('a page that has changed, or may have changed while notifications were not received', async () => {
    for (const part of ['posts', 'everything']) {
      await store(`/en${path}`);
      expect(fromNext(await get())).toBe(false);
      recordChange(part);
      expect(fromNext(await get())).toBe(true);
      expect(fromNext(await get({ rsc: '1' }, `${path}?_rsc=`))).toBe(true);
    }
  });

  it('a page whose rendering began before a change and ended after it', async () => {
    const before = changesSoFar();
    recordChange('posts');
    await begin(`/en${path}`);
    recordChange('posts');
    await finish(`/en${path}`);
    expect(changesSoFar()).toBe(before + 2);
    expect(fromNext(await get())).toBe(true);
  });

  it('a page that is due for a rebuild', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await store(`/en${path}`, {}, 300);
    expect(fromNext(await get())).toBe(false);
    vi.setSystemTime(Date.now() + 301_000);
    expect(fromNext(await get())).toBe(true);
    vi.useRealTimers();
  });

  it.each([
    ['a page that does not exist', { status: 404 }],
    ['one that moved', { status: 308, html: '' }],
    ['one with a part that differs by visitor', { postponed: 'rest' }],
    ["one without the router's data", { rscData: undefined }],
  ])('%s', async (_, more) => {
    await store(`/en${path}`, more);
    expect(fromNext(await get())).toBe(true);
  });

  it.each([
    ['a query', {}, '?a=1', 'GET'],
    ['another method', {}, '', 'POST'],
    ['a body', { 'content-length': 2 }, '', 'GET'],
    ['a preview', { cookie: '__prerender_bypass=a' }, '', 'GET'],
    [
      'a page in another language than the one remembered',
      { accept: 'text/html', cookie: 'NEXT_LOCALE=de' },
      '',
      'GET',
    ],
    ['an encoding with preferences', { 'accept-encoding': 'br;q=0, gzip' }, '', 'GET'],
    ['an encoding that is not stored', { 'accept-encoding': 'zstd' }, '', 'GET'],
    ['a header of the router', { rsc: '1', 'next-router-prefetch': '1' }, '?_rsc=', 'GET'],
    ['an unknown header of Next', { 'next-unknown': '1' }, '', 'GET'],
    ['a trailing slash', {}, '/', 'GET'],
  ] as const)('%s', async (_, headers, suffix, method) => {
    const answer = await ask(
      server,
      path + suffix,
      { headers, method },
      'content-length' in headers ? 'ab' : undefined,
    );
    expect(fromNext(answer)).toBe(true);
  });

  it('the internal address of an English page, and a page for signed-in people', async () => {
    expect(fromNext(await get({}, `/en${path}`))).toBe(true);
    await store('/en/user/orders');
    expect(fromNext(await get({}, '/user/orders'))).toBe(true);
  });
});

it('a visitor whose cookies stay the same is answered from memory', async () => {
  for (const cookie of ['NEXT_LOCALE=en', 'auth-token=a; signed-in=1', 'other=1'])
    expect(fromNext(await get({ accept: 'text/html', cookie }))).toBe(false);
});

it('no part of a request changes the answer for others', async () => {
  const plain = await get();
  const forged = {
    host: 'elsewhere.test',
    'x-forwarded-host': 'elsewhere.test',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '192.0.2.1',
    'accept-encoding': 'gzip;q=0.5',
    rsc: '1',
    [SCRIPT_HASHES]: "'sha256-forged'",
    'content-security-policy': "script-src 'nonce-forged'",
  };
  for (const [name, value] of Object.entries(forged)) {
    await get({ [name]: value });
    const { headers, body } = await get();
    expect([{ ...headers, date: '' }, body], name).toEqual([{ ...plain.headers, date: '' }, plain.body]);
  }
});

describe('a visitor whose cookies change', () => {
  const german = () => `/de${path}`;
  const language = 'NEXT_LOCALE=de; Max-Age=31536000; Path=/; SameSite=Lax';

  it.each([
    ['a first visit in German', {}, [language]],
    ['another language than the remembered one', { cookie: 'NEXT_LOCALE=ja' }, [language]],
    [
      'a session without its hint',
      { cookie: 'NEXT_LOCALE=de; auth-token=a' },
      ['signed-in=1; Max-Age=31536000; Path=/; SameSite=Lax'],
    ],
    [
      'a hint without a session',
      { cookie: 'NEXT_LOCALE=de; signed-in=1' },
      ['signed-in=; Max-Age=0; Path=/; SameSite=Lax'],
    ],
  ])('%s is answered from memory with the cookie, even with 304', async (_, headers, cookies) => {
    await store(german());
    const sent = { accept: 'text/html', 'accept-encoding': 'br', ...headers };
    const answer = await get(sent, german());
    expect(fromNext(answer)).toBe(false);
    expect(answer.headers['set-cookie']).toEqual(cookies);
    const again = await get({ ...sent, 'if-none-match': answer.headers.etag }, german());
    expect([again.status, again.headers['set-cookie']]).toEqual([304, cookies]);
  });

  it('leaves no cookie in the next visitor’s answer', async () => {
    await store(german());
    for (const encoding of ['br', 'gzip', 'identity']) {
      await get({ accept: 'text/html', 'accept-encoding': encoding }, german());
      for (const headers of [{ accept: '*/*' }, { accept: 'text/html', cookie: 'NEXT_LOCALE=de' }]) {
        const answer = await get({ ...headers, 'accept-encoding': encoding }, german());
        expect([fromNext(answer), answer.headers['set-cookie']]).toEqual([false, undefined]);
      }
    }
  });
});
