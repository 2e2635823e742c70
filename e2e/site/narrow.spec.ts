import { locales } from '../../src/shared/locale/locales';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

/** Equals a page 1280 pixels wide at 400 % zoom. */
const narrowest = { width: 320, height: 800 };

test.use({ viewport: narrowest });

test("a visitor's pages fit the narrowest screen in every language", async ({ page }) => {
  for (const lng of locales) {
    await page.goto(`/${lng}/trips`);
    await expectToFit(page);
  }
});

test("a customer's and an admin's pages fit the narrowest screen in every language", async ({ page }) => {
  await signIn(page, 'diver');
  for (const lng of locales) {
    await page.goto(`/${lng}/user/orders`);
    await page.getByRole('row').nth(1).waitFor();
    await expectToFit(page);
  }
  await signIn(page, 'admin');
  for (const lng of locales)
    for (const path of ['/admin', '/admin/products', '/admin/pay/rates']) {
      await page.goto(`/${lng}${path}`);
      await page.getByRole('row').nth(1).waitFor();
      await expectToFit(page);
    }
});
