import { beforeAll, describe, expect, it } from 'vitest';
import { checkDatabaseHealth, isDatabaseDown } from '@/server/database/database-health';
import { ask, serveSteps } from '@/test/serve-steps';
import { contentPolicy } from './content-policy';
import { answerDuringOutage } from './database-away';
import type { Step } from './step';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const failing: Step = (_request, response) =>
  void response.writeHead(500, { ...html, ETag: '"fault"', 'Cache-Control': 'private' }).end('<h1>500</h1>');
const working: Step = (_request, response) => void response.writeHead(200, html).end('<h1>Reef</h1>');

const serve = (next: Step) => serveSteps(contentPolicy(false), answerDuringOutage, next);
const get = async (next: Step, path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await ask(await serve(next), path, { headers, method });
  return { ...answer, text: String(answer.body) };
};

describe('while the database is not suspected', () => {
  it('Next answers every page, even one that fails through our own fault', async () => {
    expect((await get(working, '/user')).text).toBe('<h1>Reef</h1>');
    expect(await get(failing, '/trips')).toMatchObject({ status: 500, text: '<h1>500</h1>' });
  });
});

describe('while the database is away', () => {
  // The database of unit tests never answers.
  beforeAll(async () => {
    checkDatabaseHealth();
    expect(await isDatabaseDown()).toBe(true);
  });

  const isPage = ({ status, text, headers }: Awaited<ReturnType<typeof get>>) => {
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.any(String),
      'permissions-policy': expect.any(String),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'unsafe-inline';/),
    });
    expect(headers.etag).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(text).not.toMatch(/<script|<h1>500/);
  };

  it.each([
    '/user',
    '/de/user/orders/1/calendar',
    '/admin/orders',
    '/booking-form',
    '/sign-in',
    '/api/auth/expired?to=/',
  ])('a personal page is not passed to Next: %s', async (path) => {
    const requested: string[] = [];
    const answer = await get((request, response) => {
      requested.push(request.url ?? '');
      response.end();
    }, path);
    isPage(answer);
    expect(requested).toEqual([]);
  });

  it('a stored public page is served as usual, and a page that cannot be rendered shows an explanation', async () => {
    expect(await get(working, '/trips')).toMatchObject({ status: 200, text: '<h1>Reef</h1>' });
    isPage(await get(failing, '/trips'));
    isPage(await get(failing, '/trips?_rsc=1', { rsc: '1' }));
    isPage(await get((_request, response) => void response.writeHead(500).end(), '/'));
  });

  it('other answers stay unchanged', async () => {
    const missing: Step = (_request, response) => void response.writeHead(404, html).end('<h1>404</h1>');
    expect(await get(missing, '/nowhere')).toMatchObject({ status: 404, text: '<h1>404</h1>' });
  });

  it('API calls produce their own answers', async () => {
    const refusing: Step = (_request, response) => void response.writeHead(500).end('{"message":"…"}');
    expect(await get(refusing, '/api/users/profile')).toMatchObject({ status: 500, text: '{"message":"…"}' });
  });

  it('the page uses the language of its address, else the visitor’s chosen language', async () => {
    const words = {
      en: 'Back in a moment',
      de: 'Gleich wieder da',
      id: 'Segera kembali',
      ja: 'まもなく',
      zh: '马上回来',
    };
    for (const [language, title] of Object.entries(words)) {
      const { text } = await get(failing, `/${language}/user`);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(title);
    }
    expect((await get(failing, '/user')).text).toContain('<html lang="en">');
    expect((await get(failing, '/user', { cookie: 'a=1; NEXT_LOCALE=ja' })).text).toContain('<html lang="ja">');
    expect((await get(failing, '/user', { cookie: 'NEXT_LOCALE=xx' })).text).toContain('<html lang="en">');
  });

  it('the page has the same head for HEAD, and HSTS over https', async () => {
    const secure = { 'x-forwarded-proto': 'https' };
    const { status, headers, text } = await get(failing, '/user', secure, 'HEAD');
    expect([status, text]).toEqual([503, '']);
    expect(headers['strict-transport-security']).toMatch(/max-age/);
    expect(Number(headers['content-length'])).toBeGreaterThan(1_000);
  });
});
