import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { test } from '../support/test';

test('an unknown path answers 404 and names itself in the first HTML already', async ({ request }) => {
  const answer = await request.get('/nowhere/to-the-moon');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Page Not Found: /nowhere/to-the-moon');
});

test('an undecodable path answers 404', async ({ baseURL }) => {
  for (const path of ['/trips/%00', '/de/blog/%zz', '/locations/%FF']) {
    const answer = await fetch(`${baseURL}${path}`);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain('</html>');
  }
});

test.describe('a path that was never offered', () => {
  const addresses = {
    '/trips/to-the-moon': 'Page Not Found: /trips/to-the-moon',
    '/wp-login.php': 'Page Not Found: /wp-login.php',
    '/gopro/astronaut/items': 'Page Not Found: /gopro/astronaut/items',
    '/de/blog/zum-mond': /\/de\/blog\/zum-mond$/,
    '/ja/locations/%E6%9C%88': /\/ja\/locations\/月/,
  };

  test('answers 404 with the path as the title', async ({ page }) => {
    for (const [address, title] of Object.entries(addresses)) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('answers 404 in the page itself, with a link to the home page', async ({ page }) => {
      await page.goto('/trips/to-the-moon');
      await page.getByRole('link', { name: 'Home page' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      for (const [address, title] of Object.entries(addresses)) {
        expect((await page.goto(address))?.status(), address).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByRole('banner')).toBeVisible();
      }
    });
  });
});

test('a route with an unknown guard reports it', async ({ page }) => {
  const answer = await page.goto('/dev/guard/bouncer');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown route middleware');
});

test("the 404 page is in the visitor's language, without a prefix in English", async ({ page }) => {
  const german = await page.goto('/de/nirgends');
  expect(german?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('/de/nirgends');
  await page.goto('/en/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found: /nowhere');
});

test('the 404 page links to the home page @phone', async ({ page }) => {
  await page.goto('/nowhere');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('an unsupported language answers 404', async ({ request }) => {
  const answer = await request.get('/fr');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Page Not Found: /fr');
});
