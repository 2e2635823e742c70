import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';

test('an address without a page answers 404 and says which it was, in the first HTML already', async ({ request }) => {
  const answer = await request.get('/nowhere/to-the-moon');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Page Not Found: /nowhere/to-the-moon');
});

test('an address that is no text has no page either', async ({ baseURL }) => {
  for (const path of ['/trips/%00', '/de/blog/%zz', '/locations/%FF']) {
    const answer = await fetch(`${baseURL}${path}`);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain('</html>');
  }
});

test.describe('what was never offered', () => {
  const addresses = {
    '/trips/to-the-moon': 'Page Not Found: /trips/to-the-moon',
    '/wp-login.php': 'Page Not Found: /wp-login.php',
    '/gopro/astronaut/items': 'Page Not Found: /gopro/astronaut/items',
    '/de/blog/zum-mond': /\/de\/blog\/zum-mond$/,
    '/ja/locations/%E6%9C%88': /\/ja\/locations\/月/,
  };

  test('is such an address too', async ({ page }) => {
    for (const [address, title] of Object.entries(addresses)) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is said by the page itself, with the way home', async ({ page }) => {
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

test('a route that names a guard nobody knows says so', async ({ page }) => {
  const answer = await page.goto('/dev/guard/bouncer');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown route middleware');
});

test('it says so in the visitor’s language, without naming a prefix English does not have', async ({ page }) => {
  const german = await page.goto('/de/nirgends');
  expect(german?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('/de/nirgends');
  await page.goto('/en/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found: /nowhere');
});

test('and shows the way home @phone', async ({ page }) => {
  await page.goto('/nowhere');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a language that is not spoken is such an address too', async ({ request }) => {
  const answer = await request.get('/fr');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Page Not Found: /fr');
});
