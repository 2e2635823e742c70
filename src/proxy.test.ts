import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import { proxy } from './proxy';

const ORIGIN = 'http://localhost:3000';

/** The path a visit is redirected to, in the form that Next puts into `Location`. Null without a redirect. */
async function redirectOf(path: string, remembered?: string): Promise<string | null> {
  const headers = new Headers({ accept: 'text/html', 'sec-fetch-dest': 'empty' });
  if (remembered) headers.set('cookie', `NEXT_LOCALE=${remembered}`);
  const answer = await proxy(new NextRequest(`${ORIGIN}${path}`, { headers }));
  const to = answer.headers.get('location');
  if (to === null) return null;
  const url = new URL(to, ORIGIN);
  expect(url.origin).toBe(ORIGIN);
  return url.href.slice(ORIGIN.length);
}

describe('a page has one address per language', () => {
  test.each([
    ['/en/trips?page=2', undefined, '/trips?page=2'],
    ['/en', undefined, '/'],
    ['/DE/trips', undefined, '/de/trips'],
    ['/trips?page=2', 'ja', '/ja/trips?page=2'],
    ['/', 'ja', '/ja'],
    ['/de/trips', 'ja', null],
    ['/trips', 'en', null],
  ])('%s, remembered language %s: %s', async (path, remembered, to) => {
    expect(await redirectOf(path, remembered)).toBe(to);
  });
});

describe('no redirect leaves the site', () => {
  test.each([
    '/en//elsewhere.test',
    '/en///elsewhere.test/x',
    '/EN/..//elsewhere.test',
    '/en/.//elsewhere.test',
    '/en/%2e%2e//elsewhere.test',
    '/en/\\elsewhere.test',
    '/en/\\/elsewhere.test',
    '/En//elsewhere.test//',
  ])('%s', async (path) => {
    const to = (await redirectOf(path)) ?? '/';
    expect(new URL(to, ORIGIN).origin).toBe(ORIGIN);
  });

  const segment = fc.constantFrom(
    ...[
      '',
      '.',
      '..',
      '%2e',
      '%2E%2e',
      '%2f',
      '%5c',
      '\\',
      '@',
      ':',
      ';',
      'elsewhere.test',
      'x',
      'en',
      'EN',
      'De',
      'ja',
    ],
    ...['http:', 'user@elsewhere.test', '%0a', '\t', '海'],
  );
  test('whatever the address contains', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(segment, { maxLength: 7 }),
        fc.constantFrom(undefined, 'en', 'de', 'ja', 'nonsense'),
        async (segments, remembered) => {
          const to = (await redirectOf(`/${segments.join('/')}`, remembered)) ?? '/';
          expect(new URL(to, ORIGIN).origin).toBe(ORIGIN);
          // A proxy in front of the site may decode the address before it is resolved.
          expect(new URL(decodeURIComponent(to), ORIGIN).origin).toBe(ORIGIN);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
