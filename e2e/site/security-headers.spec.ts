import { expect, test } from '@playwright/test';
import { signIn } from '../support/people';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': /./,
  'permissions-policy': /./,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

const everywhere = ['/', '/de', '/sign-in', '/nowhere', '/api/health/live', '/api/openapi.json', '/api/users/nowhere'];

test.describe('every answer', () => {
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

test.describe('the content policy', () => {
  for (const path of ['/', '/sign-in', '/nowhere']) {
    test(`keeps plugins, foreign bases and frames away from ${path}`, async ({ request }) => {
      const policy = directivesOf((await request.get(path)).headers()['content-security-policy']);
      expect(policy).toMatchObject({ 'object-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] });
    });
  }

  test('of a page that takes a password is a new nonce each time, and nobody keeps the page', async ({ request }) => {
    const answers = [await request.get('/sign-in'), await request.get('/sign-in')];
    const scripts = answers.map((answer) => directivesOf(answer.headers()['content-security-policy'])['script-src']);
    expect(scripts[0]).toContain("'strict-dynamic'");
    expect(scripts[0]?.join()).toContain("'nonce-");
    expect(scripts[0]?.join()).not.toContain('unsafe-inline');
    expect(scripts[0]).not.toEqual(scripts[1]);
    for (const answer of answers) expect(answer.headers()['cache-control']).toContain('no-store');
  });

  test('lets every page of ours work: nothing is refused', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    page.on('pageerror', (error) => refused.push(error.message));
    for (const path of ['/', '/sign-in', '/admin/sign-in', '/nowhere']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    await signIn(page, 'diver');
    await page.goto('/user', { waitUntil: 'networkidle' });
    expect(refused).toEqual([]);
  });
});
