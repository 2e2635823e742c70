import { createHash } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { splitLocale } from '../../src/shared/locale/locales';
import { waitForHydration } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': /./,
  'permissions-policy': /./,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

const everywhere = ['/', '/de', '/sign-in', '/nowhere', '/api/health/live', '/api/openapi.json', '/api/users/nowhere'];

test.describe('every response', () => {
  for (const path of everywhere) {
    test(`carries the security headers: ${path}`, async ({ request }) => {
      const headers = (await request.get(path)).headers();
      for (const [name, value] of Object.entries(always)) expect(headers[name], name).toMatch(value);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security'], 'not on plain http').toBeUndefined();
    });
  }
});

const directivesOf = (policy = '') =>
  Object.fromEntries(policy.split(';').map((part) => [part.trim().split(' ')[0], part.trim().split(' ').slice(1)]));

const kinds = [
  '/',
  '/trips',
  '/trips/usat-liberty-wreck',
  '/courses/open-water-diver',
  '/gopro/divemaster',
  '/locations',
  '/locations/manta-point',
  '/facility-locations',
  '/blog',
  '/blog/how-to-meet-a-manta',
  '/faq',
  '/about',
  '/contact',
  '/inquiry-contact',
  '/privacy-policy',
];

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]* src=)(?![^>]*(?:ld\+json|text\/plain))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );

async function expectHashed(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const policy = answer.headers()['content-security-policy'] ?? '';
  const scripts = directivesOf(policy)['script-src'];
  expect(scripts, path).toContain("'self'");
  expect(scripts?.join(), path).not.toMatch(/unsafe|nonce|strict-dynamic/);
  for (const script of inlineScripts(await answer.text()))
    expect(scripts, `${path}: ${script.slice(0, 80)}`).toContain(hashOf(script));
  expect(policy.length, path).toBeLessThan(4096);
}

async function watchRefusals(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await context.addInitScript(() => {
    const note = (globalThis as typeof globalThis & { noteRefusal(what: string): void }).noteRefusal;
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) =>
      note(`${documentURI}: ${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('weberror', (event) => refused.push(event.error().message));
  return refused;
}

test.describe('the content security policy', () => {
  for (const path of ['/', '/sign-in', '/nowhere']) {
    test(`keeps plugins, foreign bases and frames away from ${path}`, async ({ request }) => {
      const policy = directivesOf((await request.get(path)).headers()['content-security-policy']);
      expect(policy).toMatchObject({ 'object-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] });
    });
  }

  test('of a page with a password field has a new nonce each time, and the page is not cached', async ({ request }) => {
    const answers = [await request.get('/sign-in'), await request.get('/sign-in')];
    const scripts = answers.map((answer) => directivesOf(answer.headers()['content-security-policy'])['script-src']);
    expect(scripts[0]).toContain("'strict-dynamic'");
    expect(scripts[0]?.join()).toContain("'nonce-");
    expect(scripts[0]?.join()).not.toContain('unsafe-inline');
    expect(scripts[0]).not.toEqual(scripts[1]);
    for (const answer of answers) expect(answer.headers()['cache-control']).toContain('no-store');
  });

  test('of a public page allows only its own inline scripts, by their hashes', async ({ request }) => {
    test.slow();
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    const sampled = addresses.filter((address) => {
      const { locale, path } = splitLocale(address);
      return locale === null || locale === 'de' || path === '/';
    });
    for (const path of [...sampled, '/id', '/ja', '/zh', '/nowhere', '/de/trips/nowhere']) {
      await expectHashed(request, path);
      await expectHashed(request, path);
    }
  });

  test('of a public page is the same for a HEAD request and for an unchanged page', async ({ request }) => {
    await request.get('/faq');
    const { 'content-security-policy': policy, etag = '' } = (await request.get('/faq')).headers();
    expect((await request.head('/faq')).headers()['content-security-policy']).toBe(policy);
    const unchanged = await request.get('/faq', { headers: { 'if-none-match': etag } });
    expect(unchanged.status()).toBe(304);
    expect(unchanged.headers()['content-security-policy']).toBe(policy);
  });

  test('occurs exactly once in every response', async ({ request }) => {
    const requests: [path: string, headers?: Record<string, string>][] = [
      ['/'],
      ['/faq', { rsc: '1' }],
      ['/en/faq'],
      ['/nowhere'],
      ['/sign-in'],
      ['/map-frame/en'],
      ['/api/docs'],
      ['/api/users/nowhere'],
    ];
    for (const [path, headers = {}] of requests) {
      const answer = await request.get(path, { headers, maxRedirects: 0 });
      const policies = answer.headersArray().filter(({ name }) => /^content-security-policy/i.test(name));
      expect(
        policies.map(({ value }) => value.includes(',')),
        path,
      ).toEqual([false]);
      expect(answer.headers()['x-script-hashes'], path).toBeUndefined();
    }
  });

  test('cannot be set by a caller, now or when the page is cached', async ({ request }) => {
    const forged = { 'content-security-policy': "script-src 'nonce-forged'", 'x-script-hashes': "'sha256-forged'" };
    for (const headers of [forged, {}]) {
      const answer = await request.get('/careers', { headers });
      expect(answer.headers()['content-security-policy']).not.toContain('forged');
      expect(await answer.text()).not.toContain('forged');
    }
  });

  test.describe('with prefetching', () => {
    test.use({ prefetch: true, scenes: true });

    test('blocks nothing on our own pages, in two languages', async ({ page, context }) => {
      test.slow();
      const refused = await watchRefusals(context);
      const left = kinds.flatMap((path) => [path, `/de${path}`]).values();
      const visitInTurns = async (tab: Page) => {
        for (const path of left) {
          await tab.goto(path, { waitUntil: 'networkidle' });
          await waitForHydration(tab.getByRole('banner').getByRole('link').first());
        }
      };
      // While one tab waits for the network to be idle, another is busy.
      await Promise.all([page, await context.newPage(), await context.newPage()].map(visitInTurns));
      await page.goto('/nowhere', { waitUntil: 'networkidle' });
      expect(refused).toEqual([]);
      for (const path of ['/sign-in', '/admin/sign-in']) await page.goto(path, { waitUntil: 'networkidle' });
      await signIn(page, 'diver');
      await page.goto('/user', { waitUntil: 'networkidle' });
      // Zod tests if it may compile its schemas, and works without compiling where the policy forbids it.
      expect(refused.filter((entry) => !entry.endsWith(': script-src eval'))).toEqual([]);
    });
  });

  test('blocks an inline script injected into a public page', async ({ page, context }) => {
    await page.route('/faq', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('</body>', '<script>document.title="stolen"</script></body>');
      await route.fulfill({ response: answer, body });
    });
    const refused = await watchRefusals(context);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    expect(refused.join()).toContain('script-src-elem');
    expect(await page.title()).not.toContain('stolen');
  });
});
