import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { account, signIn } from '@/test/factories';
import { GET } from './route';

const SITE = 'http://localhost:3000';

async function visit(to: string, token?: string) {
  const headers = new Headers(token ? { cookie: `auth-token=${token}` } : {});
  const answer = await GET(new Request(`${SITE}/api/auth/expired?${new URLSearchParams({ to })}`, { headers }));
  return { location: answer.headers.get('location') ?? '', cookies: answer.headers.getSetCookie() };
}

describe('a visitor whose session expired', () => {
  test('is redirected to the page, without the cookie', async () => {
    const { location, cookies } = await visit('/sign-in?callbackUrl=%2Fuser', 'nonsense');
    expect(location).toBe(`${SITE}/sign-in?callbackUrl=%2Fuser`);
    expect(cookies).toEqual([expect.stringMatching(/^auth-token=; Max-Age=0;/)]);
  });

  test.each([
    '/..//elsewhere.test',
    '/.//elsewhere.test',
    '/a/..//elsewhere.test',
    '/%2e%2e//elsewhere.test',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    'https://elsewhere.test',
  ])('is never redirected off the site: %j', async (to) => {
    expect((await visit(to)).location).toBe(`${SITE}/`);
  });

  test('is never redirected off the site by any address', async () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '@',
      ':',
      'http:',
      'x.test',
      'en',
    );
    const paths = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    await fc.assert(
      fc.asyncProperty(paths, async (to) => {
        expect(new URL((await visit(to)).location).origin).toBe(SITE);
      }),
      { numRuns: 300 },
    );
  });
});

test('a valid session keeps its cookie', async () => {
  const { location, cookies } = await visit('/user', await signIn(await account()));
  expect({ location, cookies }).toEqual({ location: `${SITE}/user`, cookies: [] });
});
