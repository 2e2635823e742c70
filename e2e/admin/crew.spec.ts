import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press, whenAlive } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const cell = (page: Page, name: string, day: string) =>
  page.getByRole('row', { name: new RegExp(name) }).locator(`[data-day="${day}"]`);
const leaders = (page: Page, at: number) =>
  page
    .getByRole('row', { name: /^Guides and instructors/ })
    .getByRole('gridcell')
    .nth(at);

async function openRoster(page: Page, path: string, name: string, day: string) {
  await page.goto(path);
  await whenAlive(cell(page, name, day));
}

test('a crew member is added, after what is missing is shown at its field', async ({ page }) => {
  const name = `Rani ${randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin');
  await page.goto('/admin/crew/create');
  await press(save(page));
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/required/);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByText('Please choose at least one role')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Guide', { exact: true }).check();
  await page.getByLabel('Phone', { exact: true }).pressSequentially('81234567890');
  await page.getByRole('combobox', { name: 'Languages' }).fill('Balin');
  await page.getByRole('option', { name: 'Balinese' }).click();
  await page.getByLabel('Insurance').fill('01/02/2020');
  await save(page).click();
  await expect(page).toHaveURL(/\/admin\/crew\/[0-9a-f-]+\/edit$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/6281234567890');
  await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+6281234567890');

  await page.goto(`/admin/crew?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Balinese');
  await expect(row).toContainText('ran out on 1 February 2020');
  await expectAccessible(page);
  await page.goto('/admin');
  await expect(page.locator('#papers-due').getByRole('listitem').filter({ hasText: name })).toContainText('Insurance');
});

test('the roster is changed by keyboard and by dragging, and counts who leads', async ({ page }) => {
  const name = 'Dewa Ketut Alit';
  await signIn(page, 'admin');
  await openRoster(page, '/admin/roster?month=2027-05', name, '2027-05-03');
  const on = (day: number) => cell(page, name, `2027-05-0${day}`);
  const ledBefore = Number(await leaders(page, 2).textContent());
  await expectAccessible(page);

  await on(3).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(on(6)).toBeFocused();
  await expect(page.getByText('4 days chosen.')).toBeAttached();
  await page.keyboard.press('Enter');
  for (const day of [3, 4, 5, 6]) await expect(on(day)).toHaveAttribute('data-state', 'day_off');
  await expect(on(7)).toHaveAttribute('data-state', 'works');
  await expect(page.getByText(`${name} is off: 3`)).toBeVisible();
  await expect(leaders(page, 2)).toHaveText(String(ledBefore - 1));

  await page.reload();
  await whenAlive(on(3));
  await expect(on(3)).toHaveAccessibleName(/Dewa Ketut Alit, Monday,? 3 May 2027: Day off/);
  const [from, to] = [await on(3).boundingBox(), await on(6).boundingBox()];
  if (!from || !to) throw new Error('the days are not on the screen');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 40, { steps: 6 });
  await page.mouse.up();
  for (const day of [3, 4, 5, 6]) await expect(on(day)).toHaveAttribute('data-state', 'works');
  await expect(leaders(page, 2)).toHaveText(String(ledBefore));

  await on(2).click();
  await expect(on(2)).toHaveAttribute('data-state', 'extra_day');
  await on(2).click();
  await expect(on(2)).toHaveAttribute('data-state', 'not_in_service');
});

test('a change that is refused is taken back with a sentence', async ({ page }) => {
  const name = 'Komang Surya';
  await signIn(page, 'admin');
  await openRoster(page, '/admin/roster?month=2027-06', name, '2027-06-01');
  const colleague = await page.context().newPage();
  const setActive = async (active: boolean) => {
    await colleague.goto(`/admin/crew?search=${encodeURIComponent(name)}`);
    await press(colleague.getByRole('link', { name }));
    await whenAlive(colleague.getByLabel('Active', { exact: true }));
    await colleague.getByLabel('Active', { exact: true }).setChecked(active);
    await save(colleague).click();
    await expect(colleague.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  };
  await setActive(false);
  await cell(page, name, '2027-06-01').click();
  await expect(page.getByText('Komang Surya is not active.', { exact: false })).toBeVisible();
  await expect(cell(page, name, '2027-06-01')).toHaveCount(0);
  await setActive(true);
  await colleague.close();
});

test('on a phone the roster shows a week, which a finger changes @phone-only', async ({ page }) => {
  const name = 'Kenji Mori';
  await signIn(page, 'admin');
  await openRoster(page, '/de/admin/roster?month=2027-05&day=2027-05-12', name, '2027-05-12');
  await expect(page.getByRole('columnheader')).toHaveCount(8);
  await expectToFit(page);
  await expectAccessible(page);

  const on = (day: number) => cell(page, name, `2027-05-${day}`);
  await on(12).tap();
  await expect(on(12)).toHaveAttribute('data-state', 'day_off');
  await on(12).tap();
  await expect(on(12)).toHaveAttribute('data-state', 'works');

  const [from, to] = [await on(11).boundingBox(), await on(13).boundingBox()];
  if (!from || !to) throw new Error('the days are not on the screen');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: from.y + 10 }] });
  await touch('touchStart', from.x + 10);
  for (let x = from.x + 10; x < to.x + 10; x += 10) await touch('touchMove', x);
  await touch('touchMove', to.x + 10);
  await touch('touchEnd');
  for (const day of [11, 12, 13]) await expect(on(day)).toHaveAttribute('data-state', 'day_off');
  await expect(on(14)).toHaveAttribute('data-state', 'works');

  for (const path of ['/de/admin/crew', '/de/admin/crew/create']) {
    await page.goto(path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectToFit(page);
  }
});
