import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { defaultLocale, type Locale, localePath, locales, splitLocale } from '../../src/shared/locale/locales';

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

/** Next, unlike memory, does not know the length of what is compressed while it is sent. */
const isFromMemory = ({ headers }: Answer) =>
  headers['content-encoding'] !== undefined && headers['content-length'] !== undefined;

/** Without what differs by design: each encoding has an ETag of its own, and a length. */
function comparable({ status, headers, body }: Answer) {
  const { etag: _, date: __, 'content-length': ___, 'transfer-encoding': ____, ...rest } = headers;
  const cookies = headers['set-cookie']?.map((cookie) => cookie.replace(/Expires=[^;]+/, ''));
  return { status, headers: { ...rest, 'set-cookie': cookies }, body };
}

/** Next answers requests that weigh encodings against each other. */
async function expectLikeNext(url: string, encoding: Encoding, headers: Record<string, string> = {}): Promise<Answer> {
  const next = await ask(url, { ...headers, 'accept-encoding': `${encoding};q=1` });
  expect(isFromMemory(next)).toBe(false);
  const answer = await ask(url, { ...headers, 'accept-encoding': encoding });
  expect(comparable(answer), `${url} ${JSON.stringify(headers)}`).toEqual(comparable(next));
  return answer;
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

/** Pages of one kind come from the same code: their language and section, and how deep they are, tell them apart. */
const kindOf = (path: string) => {
  const { locale, path: rest } = splitLocale(path);
  const [, section, ...deeper] = rest.split('/');
  return [locale, section, deeper.length].join('/');
};

const OF_A_KIND = 3;

/** The first pages of each kind that the sitemap lists. */
async function publicPages(baseURL: string): Promise<string[]> {
  const { body } = await ask(`${baseURL}/sitemap.xml`, {});
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
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

test.describe('a page from memory is the one that Next would answer with', () => {
  test('public pages of each kind in five languages, by turns in each encoding and with each state of the cookies', async ({
    baseURL,
  }) => {
    test.slow();
    const pages = await publicPages(`${baseURL}`);
    expect(pages.length).toBeGreaterThan(100);
    let fromMemory = 0;
    await inTurns(pages, async (path, at) => {
      // The first request may build the page.
      await ask(`${baseURL}${path}`, {});
      const states = visits(languageOf(path));
      const encoding = at % 2 === 0 ? 'br' : 'gzip';
      if (isFromMemory(await expectLikeNext(`${baseURL}${path}`, encoding))) fromMemory += 1;
      await expectLikeNext(`${baseURL}${path}`, encodings[at % encodings.length] ?? 'br', states[at % states.length]);
    });
    // Pages may be rebuilt meanwhile, but hardly ever.
    expect(fromMemory / pages.length).toBeGreaterThan(0.9);
  });

  test('a page in five languages, in every encoding with every state of the cookies', async ({ baseURL }) => {
    for (const path of locales.map((locale) => localePath(locale, '/trips'))) {
      await ask(`${baseURL}${path}`, {});
      for (const encoding of encodings)
        for (const state of visits(languageOf(path))) await expectLikeNext(`${baseURL}${path}`, encoding, state);
    }
  });

  test("pages' data for the router", async ({ baseURL }) => {
    const pages = (await publicPages(`${baseURL}`)).filter((path) => [null, 'de'].includes(splitLocale(path).locale));
    await inTurns(pages, async (path) => {
      await ask(`${baseURL}${path}`, {});
      const answer = await expectLikeNext(`${baseURL}${path}?_rsc=`, 'br', { rsc: '1' });
      expect(answer.headers['content-type']).toBe('text/x-component');
    });
  });
});

test('nothing that a request claims changes what others get', async ({ baseURL }) => {
  const url = `${baseURL}/courses`;
  const plain = { 'accept-encoding': 'br' };
  await ask(url, plain);
  const before = comparable(await ask(url, plain));
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
  for (const forged of forgeries) {
    await ask(url, { ...plain, ...forged });
    await ask(`${url}?forged=1`, { ...plain, ...forged });
    expect(comparable(await ask(url, plain)), JSON.stringify(forged)).toEqual(before);
  }
});

test('a page from memory is not sent again to who has it, in that encoding', async ({ baseURL }) => {
  const url = `${baseURL}/careers`;
  await ask(url, {});
  const tags = new Set<string>();
  for (const encoding of encodings) {
    const { etag = '' } = (await ask(url, { 'accept-encoding': encoding })).headers;
    tags.add(etag);
    // It may have been compressed further in between, and so have another ETag.
    await expect
      .poll(async () => {
        const { etag: now = '' } = (await ask(url, { 'accept-encoding': encoding })).headers;
        return (await ask(url, { 'accept-encoding': encoding, 'if-none-match': now })).status;
      })
      .toBe(304);
  }
  expect(tags.size).toBe(encodings.length);
});
