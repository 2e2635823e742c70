import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { bookAtCounter } from '../support/counter';
import { press, waitForHydration } from '../support/hydration';
import { paidOrder } from '../support/orders';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const MAX_PHONE_HEIGHT = 4500;

const open = async (page: Page, uuid: string) => {
  await page.goto(`/admin/orders/${uuid}/detail`);
  await waitForHydration(page.getByLabel('More actions'));
};
const fact = (page: Page, name: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });

test('the first screen of an order shows status, day, people, money and the next action @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  const order = await paidOrder(browser);
  await signIn(page, 'admin');
  await open(page, order.uuid);
  await expect(page.getByText('Paid, to be confirmed', { exact: true })).toBeInViewport();
  for (const name of ['Day', 'People', 'Where', 'Money'])
    await expect(fact(page, name).locator('+ dd').locator('p').first()).toBeInViewport({ ratio: 1 });
  for (const name of ['Confirm', 'Take a payment'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (isMobile) expect(height).toBeLessThanOrEqual(MAX_PHONE_HEIGHT);
  await expectAccessible(page);
  await expectToFit(page);
});

test('a form folds to one line, and Escape keeps what was typed', async ({ page }) => {
  await signIn(page, 'admin');
  const { uuid } = await bookAtCounter(page);
  await open(page, uuid);
  const line = page.locator('summary').filter({ hasText: 'Ayu' });
  await expect(line).toContainText(/\d+ of \d+ open/);
  const weight = page.getByRole('form', { name: 'Ayu' }).getByLabel('Weight in kg');
  await expect(weight).toBeHidden();
  await line.focus();
  await page.keyboard.press('Enter');
  await weight.fill('61');
  await page.keyboard.press('Escape');
  await expect(weight).toBeHidden();
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(weight).toHaveValue('61');
  await press(page.getByRole('form', { name: 'Ayu' }).getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await expect(weight).toHaveCount(0);
});

test('the rest is taken with one click and given up again with another', async ({ page }) => {
  await signIn(page, 'admin');
  const { uuid } = await bookAtCounter(page);
  await open(page, uuid);
  const money = fact(page, 'Money').locator('+ dd');
  await expect(money).toContainText('to pay');
  const before = await money.locator('p').first().innerText();
  await money.getByRole('button', { name: 'Take the rest' }).click();
  const notice = page.getByRole('status').filter({ hasText: /taken\. Receipt R-/ });
  await expect(notice).toBeVisible();
  await expect(money).toContainText('All paid');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(money.locator('p').first()).toHaveText(before);
  await expect(page.getByText('Reversed: entered by mistake')).toBeVisible();
});
