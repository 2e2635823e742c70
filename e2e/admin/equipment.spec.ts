import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { expectAccessible } from '../support/accessibility';
import { waitForHydration } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const newPrefix = () => `R${randomUUID().slice(0, 6).toUpperCase()}-`;
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function addUnits(page: Page, tag: string, count: number) {
  await page.goto('/admin/equipment/create');
  const field = page.getByRole('textbox', { name: /^Tag/ });
  await waitForHydration(field);
  await page.getByLabel('Kind').selectOption('Regulator');
  await field.fill(tag);
  await page.getByLabel('How many').fill(String(count));
  await page.keyboard.press('Control+s');
}

test('ten units are added at once, listed, and get labels to print', async ({ page }) => {
  const prefix = newPrefix();
  await signIn(page, 'admin');
  await addUnits(page, `${prefix}01`, 10);
  await expect(page).toHaveURL(/\/admin\/equipment$/);
  await expect(notice(page, `10 units have been added: ${prefix}01 – ${prefix}10.`)).toBeVisible();

  await addUnits(page, `${prefix}10`, 2);
  await expect(page.getByText(`In use already: ${prefix}10`)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/equipment?search=${prefix}`);
  const rows = page.getByRole('row').filter({ hasText: prefix });
  await expect(rows).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('link', { name: 'Print labels' }).click();
  await expect(page.getByRole('img', { name: `QR code of ${prefix}` })).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Print labels' })).toBeVisible();
  await expectAccessible(page);
});

test('a boat is packed by count and by unit, and a unit comes back broken', async ({ page }) => {
  const tag = `${newPrefix()}01`;
  await signIn(page, 'admin');
  await addUnits(page, tag, 1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${tag} · Regulator`);
  await expectAccessible(page);
  const unit = page.url();

  await page.goto(`/admin/schedule/${plusDays(dayAt(new Date()), 1)}/packing`);
  const issue = page.getByRole('form', { name: 'Issue:' }).first();
  await waitForHydration(issue);
  await expectAccessible(page);
  const tanks = page.getByRole('checkbox', { name: 'Packed: Tank · air' }).first();
  await tanks.click();
  await expect(tanks).toBeChecked();
  await issue.getByLabel('Tag').fill(tag.toLowerCase());
  await issue.getByRole('button', { name: 'Issue' }).click();
  await expect(notice(page, `${tag} is issued.`)).toBeVisible();
  await issue.getByLabel('Tag').fill(tag);
  await issue.getByRole('button', { name: 'Issue' }).click();
  await expect(page.getByText(`${tag} is already issued for this part of the day.`)).toBeVisible();

  await page.getByRole('button', { name: `${tag} came back broken` }).click();
  await page.getByLabel('What is wrong with it').fill('free-flows');
  await page
    .getByRole('button', { name: `Take back ${tag}` })
    .last()
    .click();
  await expect(page.getByText('Returned with a fault: free-flows')).toBeVisible();
  await page.reload();
  await expect(tanks).toBeChecked();

  await page.goto(unit);
  await expect(page.getByLabel('Condition', { exact: true })).toHaveValue('out_of_order');
  await expect(page.getByText('free-flows')).toBeVisible();
});

test('@phone the register, the packing list and what is out fit the screen', async ({ page }) => {
  await signIn(page, 'admin');
  for (const path of [
    ...['/admin/equipment', '/admin/equipment/create', '/admin/equipment/out'],
    `/admin/schedule/${plusDays(dayAt(new Date()), 1)}/packing`,
  ]) {
    await page.goto(path);
    await waitForHydration(page.getByRole('main'));
    await expectToFit(page);
  }
});
