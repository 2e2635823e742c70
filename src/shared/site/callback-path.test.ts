import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { localePath, locales, splitLocale } from '@/shared/locale/locales';
import { callbackPath, withCallback } from './callback-path';

const ORIGIN = 'https://dive.example';
const originOf = (path: string) => new URL(path, ORIGIN).origin;

it.each([
  '/user',
  '/de/trips/usat-liberty-wreck?from=box#book',
  '/?message=x',
  '/trips?from=https://elsewhere.test//x',
  '/blog/%E6%B5%B7',
])('callbackPath returns %s', (path) => {
  expect(callbackPath(path, '/home')).toBe(path);
});

it.each([
  undefined,
  '',
  'user',
  'https://elsewhere.test/',
  '//elsewhere.test/',
  '/\\elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  'javascript:alert(1)',
  '/..//elsewhere.test',
  '/.//elsewhere.test',
  '/a/..//elsewhere.test',
  '/%2e%2e//elsewhere.test',
  '/%2E/%2e%2E//elsewhere.test/x',
  '/en//elsewhere.test',
  '/de/..//elsewhere.test',
  '/%2f/elsewhere.test',
  '/%5celsewhere.test',
  '/%0d%0a/elsewhere.test',
  '/%',
])('callbackPath never leaves this site: %j', (value) => {
  expect(callbackPath(value, '/home')).toBe('/home');
});

it('callbackPath ignores a path that is too long for a header', () => {
  expect(callbackPath(`/${'a'.repeat(5000)}`, '/home')).toBe('/home');
});

const piece = fc.constantFrom(
  ...['/', '//', '///', '\\', '.', '..', '/./', '/../', '%2e', '%2E%2e', '%2f', '%2F%2f', '%5c', '%5C', '%00', '%'],
  ...['%0a', '%252f', '\t', '\n', '\r', '\0', ' ', '\u00a0', '\u2028', '\u202e', '\ufeff', '\ud800', '。', '／', '＼'],
  ...[
    '@',
    ':',
    ':443',
    ';',
    '?',
    '#',
    '&',
    '=',
    'user:pass@',
    'evil.example',
    '[::1]',
    'http:',
    'https://',
    'javascript:',
  ],
  ...['data:text/html,', 'en', 'EN', 'de', 'ja', 'api', 'é', '海'],
);
const longPath = fc.tuple(piece, fc.integer({ min: 1, max: 4000 })).map(([text, times]) => text.repeat(times));
const anyPath = fc
  .array(
    fc.oneof({ weight: 8, arbitrary: piece }, { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) }),
    {
      maxLength: 12,
    },
  )
  .map((pieces) => pieces.join(''));
const value = fc.oneof(
  { weight: 8, arbitrary: anyPath.map((path) => `/${path}`) },
  { weight: 2, arbitrary: anyPath },
  { weight: 1, arbitrary: longPath.map((path) => `/${path}`) },
);
const samples = { numRuns: 20_000 };

describe('callbackPath for arbitrary text', () => {
  test('the result, resolved against our origin, has our origin', () => {
    fc.assert(
      fc.property(value, (text) => {
        expect(originOf(callbackPath(text, '/home'))).toBe(ORIGIN);
      }),
      samples,
    );
  });

  test('the result stays on our origin however often it is resolved, decoded or read again', () => {
    fc.assert(
      fc.property(value, (text) => {
        const once = callbackPath(text, '/home');
        expect(callbackPath(once, '/elsewhere')).toBe(once);
        const { pathname, search, hash } = new URL(once, ORIGIN);
        expect(originOf(`${pathname}${search}${hash}`)).toBe(ORIGIN);
        expect(originOf(decodeURIComponent(pathname))).toBe(ORIGIN);
      }),
      samples,
    );
  });

  test('the result has our origin in every language too', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(...locales), (text, locale) => {
        const path = localePath(locale, splitLocale(callbackPath(text, '/home')).path);
        expect(originOf(path)).toBe(ORIGIN);
      }),
      samples,
    );
  });
});

test.each(['/or\tders', '/or\nders', '/orders?at=\\bay'])(
  'callbackPath refuses a path that a browser would rewrite: %j',
  (value) => {
    expect(callbackPath(value, '/home')).toBe('/home');
  },
);

test('callbackPath finds the path that withCallback added', () => {
  const path = '/booking-form?product=manta-point&date=2026-11-27';
  const address = withCallback('/sign-in', path);
  expect(callbackPath(new URL(address, ORIGIN).searchParams.get('callbackUrl'), '')).toBe(path);
  expect(withCallback('/sign-in', undefined)).toBe('/sign-in');
});
