import { type APIResponse, expect } from '@playwright/test';
import { defaultLocale, locales } from '../../src/shared/locale/locales';
import { htmlOf, metaIn, tagsIn } from '../support/html';
import { enter, member } from '../support/newcomer';
import { test } from '../support/test';

const asDocument = { headers: { accept: 'text/html' }, maxRedirects: 0 };
const locationOf = (answer: APIResponse) => new URL(answer.headers().location ?? '', 'http://localhost').pathname;
const cookiesOf = (answer: APIResponse) =>
  answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');

test.describe('a page in five languages', () => {
  for (const lang of locales.filter((locale) => locale !== defaultLocale)) {
    test(`is found at /${lang} and declares its language`, async ({ request }) => {
      expect(tagsIn(await htmlOf(request, `/${lang}`), 'html')).toEqual([
        expect.objectContaining({ lang, dir: 'ltr' }),
      ]);
    });
  }

  test('has no prefix in English, and redirects there from a prefixed URL', async ({ request }) => {
    expect(tagsIn(await htmlOf(request, '/'), 'html')).toEqual([expect.objectContaining({ lang: 'en' })]);
    expect(locationOf(await request.get('/en/sign-in', asDocument))).toBe('/sign-in');
    expect(locationOf(await request.get('/en', asDocument))).toBe('/');
  });

  test('names its own URL and its versions in the other languages', async ({ request, baseURL }) => {
    const html = await htmlOf(request, '/de');
    const links = tagsIn(html, 'link');
    expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe(`${baseURL}/de`);
    expect(metaIn(html, 'og:url')).toBe(`${baseURL}/de`);
    expect(metaIn(html, 'og:locale')).toMatch(/^de/);
    const twins = links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang, href }) => [hreflang, href?.replace(/\/$/, '')]);
    expect(Object.fromEntries(twins)).toEqual({
      'x-default': baseURL,
      en: baseURL,
      id: `${baseURL}/id`,
      ja: `${baseURL}/ja`,
      zh: `${baseURL}/zh`,
      de: `${baseURL}/de`,
    });
  });

  test('names its own URL even when a person signs in or registers', async ({ request, baseURL }) => {
    for (const path of [
      '/de/sign-in',
      '/de/sign-up',
      '/de/forgot-password',
      '/de/payment-failed',
      '/de/auth-redirect',
    ]) {
      const html = await htmlOf(request, path);
      expect(tagsIn(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(`${baseURL}${path}`);
      expect(metaIn(html, 'og:url')).toBe(`${baseURL}${path}`);
      expect(metaIn(html, 'og:locale')).toBe('de_DE');
      expect(tagsIn(html, 'meta').find(({ name }) => name === 'robots')?.content).toBe('noindex');
    }
  });

  test('names its own URL even in the back office', async ({ page, baseURL }) => {
    await enter(page, await member({ audience: 'admins' }));
    for (const path of ['/de/admin/orders', '/de/admin/invoices', '/admin/boats/create']) {
      const html = await htmlOf(page.request, path);
      expect(tagsIn(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(`${baseURL}${path}`);
      expect(metaIn(html, 'og:url')).toBe(`${baseURL}${path}`);
      expect(metaIn(html, 'og:title')).toBeTruthy();
      expect(metaIn(html, 'og:locale')).toBe(path.startsWith('/de') ? 'de_DE' : 'en_GB');
    }
  });

  test('has one URL: no trailing slash, no capitals in the language', async ({ request }) => {
    expect(locationOf(await request.get('/sign-in/', asDocument))).toBe('/sign-in');
    expect(locationOf(await request.get('/DE/sign-in', asDocument))).toBe('/de/sign-in');
  });
});

test.describe('the language of a visitor', () => {
  test('is stored for 365 days once chosen, and unprefixed pages redirect there', async ({ page, context }) => {
    await page.goto('/ja');
    const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE');
    expect(cookie?.value).toBe('ja');
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);

    await page.goto('/sign-in');
    await expect(page).toHaveURL(/\/ja\/sign-in$/);
  });

  test("is not guessed from the browser's preferences", async ({ request }) => {
    const answer = await request.get('/', { ...asDocument, headers: { accept: 'text/html', 'accept-language': 'de' } });
    expect(answer.status()).toBe(200);
    expect(cookiesOf(answer)).toEqual([]);
  });

  test('is sent as a cookie only when it changes, so that shared caches can store the page', async ({ request }) => {
    expect(cookiesOf(await request.get('/de', asDocument))).toHaveLength(1);
    expect(cookiesOf(await request.get('/de', asDocument))).toHaveLength(0);
  });

  test('is changed by the switcher on the same page, and back to English @phone', async ({ page, isMobile }) => {
    const choose = async (language: string) => {
      if (isMobile)
        await page
          .getByRole('button', { name: /menu|Menü/i })
          .first()
          .click();
      else await page.getByRole('banner').locator('summary').click();
      await page.getByRole('link', { name: language }).locator('visible=true').first().click();
    };
    await page.goto('/nowhere');
    await choose('Deutsch');
    await expect(page).toHaveURL(/\/de\/nowhere$/);
    await choose('English');
    await expect(page).toHaveURL(/[^n]\/nowhere$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
