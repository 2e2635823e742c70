import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press, waitForHydration } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const DAY_MS = 86_400_000;
const plusDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** A Monday in about two months, whose week and previous day fall in one month. */
function comingMonday(): string {
  let day = plusDays(new Date().toISOString().slice(0, 10), 60);
  while (weekdayOf(day) !== 1 || Number(day.slice(8)) < 2 || Number(day.slice(8)) > 20) day = plusDays(day, 1);
  return day;
}
const monday = comingMonday();
const month = monday.slice(0, 7);
const after = (days: number) => plusDays(monday, days);

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const cell = (page: Page, name: string, day: string) =>
  page.getByRole('row', { name: new RegExp(name) }).locator(`[data-day="${day}"]`);
const leaders = (page: Page, at: number) =>
  page
    .getByRole('row', { name: /^Guides and instructors/ })
    .getByRole('gridcell')
    .nth(at);

async function openRoster(page: Page, path: string, name: string, day: string) {
  await page.goto(path);
  await waitForHydration(cell(page, name, day));
}

test('a crew member is added after each missing field shows its error', async ({ page }) => {
  const name = `Rani ${randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin');
  await page.goto('/admin/crew/create');
  await press(save(page));
  await expect(nameField(page)).toHaveAccessibleDescription(/required/);
  await expect(nameField(page)).toBeFocused();
  await expect(page.getByText('Please choose at least one role')).toBeVisible();
  await expectAccessible(page);

  await nameField(page).fill(name);
  await page.getByRole('checkbox', { name: 'Guide', exact: true }).check();
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('0812 3456 7890');
  await page.getByRole('combobox', { name: 'Languages' }).fill('Balin');
  await page.getByRole('option', { name: 'Balinese' }).click();
  await page.getByRole('textbox', { name: 'Insurance' }).fill('01/02/2020');
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

test('the roster is changed by keyboard and by dragging, and counts the leaders', async ({ page }) => {
  const name = 'I Made Sudarma';
  await signIn(page, 'admin');
  await openRoster(page, `/admin/roster?month=${month}`, name, monday);
  const on = (days: number) => cell(page, name, after(days));
  const leading = leaders(page, Number(monday.slice(8)) - 1);
  const ledBefore = Number(await leading.textContent());
  await expectAccessible(page);

  // The Sunday is free anyway, and leave may begin on it.
  await on(-1).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(on(3)).toBeFocused();
  await expect(page.getByText('5 days chosen.')).toBeAttached();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(5);
  await page.keyboard.press('Enter');
  for (const days of [0, 1, 2, 3]) await expect(on(days)).toHaveAttribute('data-state', 'day_off');
  await expect(on(-1)).toHaveAttribute('data-state', 'not_in_service');
  await expect(on(4)).toHaveAttribute('data-state', 'works');
  await expect(page.getByText(`${name} is off:`)).toBeVisible();
  await expect(leading).toHaveText(String(ledBefore - 1));

  await page.reload();
  await waitForHydration(on(0));
  await expect(on(0)).toHaveAccessibleName(/^I Made Sudarma, Monday.+: Day off$/);
  const [from, to] = [await on(-1).boundingBox(), await on(3).boundingBox()];
  if (!from || !to) throw new Error('the days are not on the screen');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 40, { steps: 6 });
  await page.mouse.up();
  for (const days of [0, 1, 2, 3]) await expect(on(days)).toHaveAttribute('data-state', 'works');
  await expect(leading).toHaveText(String(ledBefore));

  await on(-1).click();
  await expect(on(-1)).toHaveAttribute('data-state', 'extra_day');
  await on(-1).click();
  await expect(on(-1)).toHaveAttribute('data-state', 'not_in_service');
});

test('a refused change is rolled back with a message', async ({ page }) => {
  const name = 'Komang Surya';
  await signIn(page, 'admin');
  await openRoster(page, `/admin/roster?month=${month}`, name, monday);
  const colleague = await page.context().newPage();
  const setActive = async (active: boolean) => {
    await colleague.goto(`/admin/crew?search=${encodeURIComponent(name)}`);
    await press(colleague.getByRole('link', { name }));
    await waitForHydration(colleague.getByRole('checkbox', { name: 'Active', exact: true }));
    await colleague.getByRole('checkbox', { name: 'Active', exact: true }).setChecked(active);
    await save(colleague).click();
    await expect(colleague.getByText('Saved', { exact: true })).toBeVisible();
  };
  await setActive(false);
  await cell(page, name, monday).click();
  await expect(page.getByText('Komang Surya is not active.', { exact: false }).first()).toBeVisible();
  await expect(cell(page, name, monday)).toHaveCount(0);
  await setActive(true);
  await colleague.close();
});

test('on a phone the roster shows a week and is edited by touch @phone-only', async ({ page }) => {
  const name = 'Kenji Mori';
  await signIn(page, 'admin');
  await openRoster(page, `/de/admin/roster?month=${month}&day=${after(2)}`, name, monday);
  await expect(page.getByRole('columnheader')).toHaveCount(8);
  await expectToFit(page);
  await expectAccessible(page);

  const on = (days: number) => cell(page, name, after(days));
  await on(2).tap();
  await expect(on(2)).toHaveAttribute('data-state', 'day_off');
  await on(2).tap();
  await expect(on(2)).toHaveAttribute('data-state', 'works');

  const [from, to] = [await on(1).boundingBox(), await on(3).boundingBox()];
  if (!from || !to) throw new Error('the days are not on the screen');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: from.y + 10 }] });
  await touch('touchStart', from.x + 10);
  for (let x = from.x + 10; x < to.x + 10; x += 10) await touch('touchMove', x);
  await touch('touchMove', to.x + 10);
  await touch('touchEnd');
  for (const days of [1, 2, 3]) await expect(on(days)).toHaveAttribute('data-state', 'day_off');
  await expect(on(4)).toHaveAttribute('data-state', 'works');

  for (const path of ['/de/admin/crew', '/de/admin/crew/create']) {
    await page.goto(path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectToFit(page);
  }
});
