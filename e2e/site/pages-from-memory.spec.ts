import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { defaultLocale, type Locale, localePath, locales, splitLocale } from '../../src/shared/locale/locales';
import { openShopInternals } from '../support/shop';

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

function ask(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, async (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const encoding = (received['content-encoding'] ?? 'identity') as Encoding;
      const body = await buffer(response);
      resolve({ status, headers: received, body: body.length > 0 ? String(decode[encoding](body)) : '' });
    });
    request.on('error', reject);
  });
}

/** Only memory knows the length of a compressed page; Next compresses while sending. */
const isFromMemory = ({ headers }: Answer) =>
  headers['content-encoding'] !== undefined && headers['content-length'] !== undefined;

/** Removes headers that differ by design: each encoding has its own ETag and length. */
function comparable({ status, headers, body }: Answer) {
  const { etag: _, date: __, 'content-length': ___, 'transfer-encoding': ____, ...rest } = headers;
  const cookies = headers['set-cookie']?.map((cookie) => cookie.replace(/Expires=[^;]+/, ''));
  return { status, headers: { ...rest, 'set-cookie': cookies }, body };
}
type Comparable = ReturnType<typeof comparable>;

/** The same answer in this encoding; only a page is compressed. */
const encoded = (answer: Comparable, encoding: Encoding): Comparable =>
  encoding === 'identity' || answer.status !== 200
    ? answer
    : { ...answer, headers: { ...answer.headers, 'content-encoding': encoding } };

/** A request during a build gets the page as written by Next; its scripts are deferred when the page is stored. */
const isBeingBuilt = ({ status, headers, body }: Answer) =>
  status === 200 && headers['content-type']?.startsWith('text/html') === true && !body.includes('data-src="');

async function askStored(url: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await ask(url, headers);
  return isBeingBuilt(answer) ? askStored(url, headers) : answer;
}

/** Next, not memory, answers requests that weigh encodings against each other. */
async function askNext(url: string, headers: Record<string, string>) {
  const answer = await askStored(url, { ...headers, 'accept-encoding': 'identity;q=1' });
  expect(isFromMemory(answer)).toBe(false);
  return comparable(answer);
}

/**
 * Compares the answers of memory and Next. Another test may change the page meanwhile, so both are requested again if
 * they differ.
 */
async function expectLikeNext(
  url: string,
  headers: Record<string, string> = {},
  among: readonly Encoding[] = encodings,
): Promise<Answer[]> {
  const next = await askNext(url, headers);
  const answers: Answer[] = [];
  for (const encoding of among) {
    const answer = await askStored(url, { ...headers, 'accept-encoding': encoding });
    answers.push(answer);
    const wanted = encoded(next, encoding);
    // Playwright records every value an expectation compares, which takes longer than the answer.
    if (isDeepStrictEqual(comparable(answer), wanted)) continue;
    if (!isDeepStrictEqual(await askNext(url, headers), next)) return expectLikeNext(url, headers, among);
    expect(comparable(answer), `${url} ${JSON.stringify(headers)}`).toEqual(wanted);
  }
  return answers;
}

const languageOf = (path: string): Locale => splitLocale(path).locale ?? defaultLocale;
const other = (language: Locale): Locale => (language === 'ja' ? 'de' : 'ja');
const visits = (language: Locale): Record<string, string>[] => [
  {},
  { accept: 'text/html' },
  { accept: 'text/html', cookie: `NEXT_LOCALE=${language}` },
  { accept: 'text/html', cookie: `NEXT_LOCALE=${other(language)}` },
  { accept: 'text/html', cookie: `NEXT_LOCALE=${language}; auth-token=stale; signed-in=1` },
  { accept: 'text/html', cookie: `NEXT_LOCALE=${language}; auth-token=stale` },
  { accept: 'text/html', cookie: `NEXT_LOCALE=${language}; signed-in=1` },
];

/** Every page in every cookie state takes minutes: `EVERY_PAGE=1 npm run test:e2e -- pages-from-memory`. */
const everyPage = process.env.EVERY_PAGE === '1';
const OF_A_KIND = 3;

/** Pages of one kind share their code; language, section and depth identify the kind. */
const kindOf = (path: string) => {
  const { locale, path: rest } = splitLocale(path);
  const [, section, ...deeper] = rest.split('/');
  return [locale, section, deeper.length].join('/');
};

/** All pages in the sitemap, or the first of each kind. */
async function publicPages(baseURL: string): Promise<string[]> {
  const { body } = await ask(`${baseURL}/sitemap.xml`, {});
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (everyPage) return paths;
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const kind = kindOf(path);
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before < OF_A_KIND;
  });
}

async function inTurns<Item>(items: Item[], work: (item: Item, at: number) => Promise<void>): Promise<void> {
  const left = items.entries();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const [at, item] of left) await work(item, at);
    }),
  );
}

test.describe('a page from memory', () => {
  for (const language of locales)
    test(`equals Next's answer for public pages in ${language}, in each encoding and cookie state`, async ({
      baseURL,
    }) => {
      test.slow();
      const pages = (await publicPages(`${baseURL}`)).filter((path) => languageOf(path) === language);
      expect(pages.length).toBeGreaterThan(20);
      let fromMemory = 0;
      await inTurns(pages, async (path, at) => {
        const url = `${baseURL}${path}`;
        // The first request may build the page.
        await ask(url, {});
        const [newcomer = {}, ...others] = visits(language);
        const [brotli, gzip] = (await expectLikeNext(url, newcomer)).map(isFromMemory);
        if (brotli && gzip) fromMemory += 1;
        const turn = at % others.length;
        const states = everyPage ? others : others.slice(turn, turn + 1);
        for (const state of states) await expectLikeNext(url, state);
      });
      // Pages may be rebuilt meanwhile, but rarely.
      expect(fromMemory / pages.length).toBeGreaterThan(0.9);
    });

  test("equals Next's answer in five languages, in every encoding and cookie state", async ({ baseURL }) => {
    for (const path of locales.map((locale) => localePath(locale, '/trips'))) {
      await ask(`${baseURL}${path}`, {});
      for (const state of visits(languageOf(path))) await expectLikeNext(`${baseURL}${path}`, state);
    }
  });

  test("equals Next's answer in its data for the router", async ({ baseURL }) => {
    const pages = (await publicPages(`${baseURL}`)).filter((path) => [null, 'de'].includes(splitLocale(path).locale));
    await inTurns(pages, async (path) => {
      await ask(`${baseURL}${path}`, {});
      const [answer] = await expectLikeNext(`${baseURL}${path}?_rsc=`, { rsc: '1' }, ['br']);
      expect(answer?.headers['content-type']).toBe('text/x-component');
    });
  });
});

const forgeries: Record<string, string>[] = [
  { host: 'elsewhere.test' },
  { 'x-forwarded-host': 'elsewhere.test', 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
  { 'accept-encoding': 'gzip;q=0.5, br;q=0.1' },
  { 'accept-encoding': 'identity' },
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': 'forged' },
  { 'next-router-prefetch': '1' },
  { 'if-none-match': '*' },
];

test('forged request headers do not change the answers to others', async ({ baseURL }) => {
  const url = `${baseURL}/courses`;
  const plain = { 'accept-encoding': 'br' };
  await ask(url, plain);
  const before = comparable(await ask(url, plain));
  for (const forged of forgeries) {
    await ask(url, { ...plain, ...forged });
    await ask(`${url}?forged=1`, { ...plain, ...forged });
    expect(comparable(await ask(url, plain)), JSON.stringify(forged)).toEqual(before);
  }
});

/** URLs in a page; its other bytes may come in another order in each build. */
const addressesIn = (page: string) => [...page.matchAll(/(?:href|src|content)="[^"]*"/g)].map(String).sort();

test('a page contains no forged headers of the request that built it', async ({ baseURL }) => {
  const { db, productChanged } = await openShopInternals();
  const slug = 'mimpang-and-tepekong';
  const url = `${baseURL}/id/trips/${slug}`;
  const { id } = await db.product.findUniqueOrThrow({ where: { slug } });
  const stored = () => askStored(url, { 'accept-encoding': 'br' });
  const before = addressesIn((await stored()).body);
  expect(before.length).toBeGreaterThan(50);
  for (const forged of forgeries) {
    await db.$transaction((tx) => productChanged(tx, id));
    // Requests like a script, because for a document the server first checks that the page exists and so builds it.
    const claim = () => ask(url, { 'accept-encoding': 'br', 'sec-fetch-dest': 'empty', ...forged });
    await expect.poll(async () => (await claim()).headers['x-nextjs-cache'], JSON.stringify(forged)).not.toBe('HIT');
    const { status, body, headers } = await stored();
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(addressesIn(body), JSON.stringify(forged)).toEqual(before);
    expect(body).not.toMatch(/elsewhere\.test|192\.0\.2\.1|forged/);
  }
});

test('a page from memory is not sent again to a client that has it in that encoding', async ({ baseURL }) => {
  const url = `${baseURL}/careers`;
  await ask(url, {});
  const tags = new Set<string>();
  for (const encoding of encodings) {
    const { etag = '' } = (await ask(url, { 'accept-encoding': encoding })).headers;
    tags.add(etag);
    // It may have been compressed further meanwhile, which changes its ETag.
    await expect
      .poll(async () => {
        const { etag: now = '' } = (await ask(url, { 'accept-encoding': encoding })).headers;
        return (await ask(url, { 'accept-encoding': encoding, 'if-none-match': now })).status;
      })
      .toBe(304);
  }
  expect(tags.size).toBe(encodings.length);
});
