import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { whenAlive } from '../support/hydration';
import { test } from '../support/test';

const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, level: 2, exact: true }) });

test('each component of the kit is accessible @phone', async ({ page }) => {
  for (const path of ['/dev/kit', '/dev/kit/admin', '/dev/kit/user', '/dev/kit/order', '/dev/kit/empty']) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

async function openKit(page: Page) {
  await page.goto('/dev/kit');
  await whenAlive(page.getByRole('button', { name: 'Notify of a success' }));
}

test.describe('a notification', () => {
  test('stays for 60 seconds and shows the countdown', async ({ page }) => {
    await page.clock.install();
    await openKit(page);
    await page.getByRole('button', { name: 'Notify of a success' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Success: Saved' });
    await expect(notice).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(notice.locator('[data-seconds-left]')).toHaveText(/^(39|40)$/);
    await page.clock.runFor(41_000);
    await expect(notice).toHaveCount(0);
  });

  test('pauses while it is hovered or focused, and closes on request', async ({ page }) => {
    await page.clock.install();
    await openKit(page);
    await page.getByRole('button', { name: 'Notify of an error' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Error: Errors' });
    await notice.hover();
    await page.clock.runFor(90_000);
    await expect(notice).toBeVisible();
    await page.mouse.move(0, 0);
    await notice.getByRole('button', { name: 'Close this notification' }).focus();
    await page.clock.runFor(90_000);
    await expect(notice).toBeVisible();
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(notice).toHaveCount(0);
  });
});

test.describe('a confirmation dialog', () => {
  test('focuses the harmless answer, and Escape means no', async ({ page }) => {
    await openKit(page);
    const opener = section(page, 'Dialogs').getByRole('button', { name: 'Cancel the order' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Answer: no')).toBeVisible();
    await expect(opener).toBeFocused();
  });

  test('requires a reason where one is needed', async ({ page }) => {
    await openKit(page);
    await page.getByRole('button', { name: 'Decline with a reason' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline this order?' });
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(dialog.getByText('Please give a reason')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The sea is too rough');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('Answer: The sea is too rough')).toBeVisible();
  });
});

test.describe('a date field', () => {
  // Where today begins 15 or 16 hours after the shop's.
  test.use({ timezoneId: 'America/Los_Angeles' });
  const field = (page: Page) => section(page, 'Fields').getByLabel('Date of birth');
  const openCalendar = async (page: Page) => {
    const opener = section(page, 'Fields').getByRole('button', { name: 'Choose in the calendar' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    return { opener, dialog };
  };

  test('takes a date day first, and keeps text that is none', async ({ page }) => {
    await openKit(page);
    await field(page).fill('');
    await field(page).pressSequentially('21041991');
    await expect(field(page)).toHaveValue('21/04/1991');
    await field(page).fill('1/2/1990');
    await field(page).blur();
    await expect(field(page)).toHaveValue('01/02/1990');
    await field(page).fill('31/02/1990');
    await field(page).blur();
    await expect(field(page)).toHaveValue('31/02/1990');
  });

  test('opens a calendar at its day, which is used by keyboard alone', async ({ page }) => {
    await openKit(page);
    const { opener, dialog } = await openCalendar(page);
    await expect(dialog.locator('[data-day="1990-04-21"]')).toBeFocused();
    await expectAccessible(page);
    for (const [key, day] of [
      ['End', '1990-04-22'],
      ['ArrowDown', '1990-04-29'],
      ['ArrowDown', '1990-05-06'],
      ['PageUp', '1990-04-06'],
      ['Home', '1990-04-02'],
      ['ArrowLeft', '1990-04-01'],
      ['ArrowLeft', '1990-03-31'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dialog.locator(`[data-day="${day}"]`)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(field(page)).toHaveValue('31/03/1990');
    await openCalendar(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("marks the shop's today, not the browser's", async ({ page }) => {
    await page.clock.install({ time: '2026-12-24T16:30:00Z' });
    await openKit(page);
    await field(page).fill('');
    const { dialog } = await openCalendar(page);
    await expect(dialog.locator('[aria-current="date"]')).toHaveAttribute('data-day', '2026-12-25');
    await expect(dialog.locator('[data-today="true"]')).toHaveAttribute('data-day', '2026-12-25');
  });
});

test.describe('a phone field', () => {
  const field = (page: Page) => section(page, 'Fields').getByLabel('Phone');
  const country = (page: Page) => section(page, 'Fields').getByLabel('Country code');

  test('groups the digits and gives a national number the code of its country', async ({ page }) => {
    await openKit(page);
    await expect(field(page)).toHaveValue('+62');
    await field(page).press('ControlOrMeta+a');
    await field(page).pressSequentially('081255500142');
    await expect(field(page)).toHaveValue('+62 812 555 001 42');
    await field(page).fill('+49 (0)151 23456789');
    await expect(country(page)).toHaveValue('DE');
    await field(page).blur();
    await expect(field(page)).toHaveValue('+49 1512 3456789');
  });

  test('keeps the number when another country is chosen; Escape does nothing, and Enter sends the form', async ({
    page,
  }) => {
    await openKit(page);
    await field(page).fill('0812 5550 0142');
    await country(page).selectOption({ label: 'Japan (+81)' });
    await expect(field(page)).toHaveValue('+81 81 2555 00142');
    await field(page).press('Escape');
    await expect(field(page)).toBeFocused();
    await field(page).press('Enter');
    await expect(section(page, 'Fields').getByRole('button', { name: 'Saving' })).toBeVisible();
  });
});

test.describe('a list', () => {
  const list = (page: Page) => section(page, 'Lists');

  test('goes to its first, previous, next and last page, and its address shows the page', async ({ page }) => {
    await openKit(page);
    const steps = list(page).getByRole('navigation', { name: 'Pages' });
    await expect(steps).toContainText('1–10 of 57');
    await steps.getByRole('link', { name: 'Next page' }).click();
    await expect(steps).toContainText('11–20 of 57');
    await steps.getByRole('link', { name: 'Last page' }).click();
    await expect(steps).toContainText('51–57 of 57');
    await expect(page).toHaveURL(/[?&]page=6/);
    await page.reload();
    await expect(steps).toContainText('51–57 of 57');
    await steps.getByRole('link', { name: 'Previous page' }).click();
    await expect(steps).toContainText('41–50 of 57');
    await steps.getByRole('link', { name: 'First page' }).click();
    await expect(steps).toContainText('1–10 of 57');
    await page.goBack();
    await expect(steps).toContainText('41–50 of 57');
  });

  test('is sorted by its headers and announces it', async ({ page }) => {
    await openKit(page);
    const date = list(page).getByRole('columnheader', { name: 'Diving date' });
    await expect(date).toHaveAttribute('aria-sort', 'none');
    await date.getByRole('button').click();
    await expect(date).toHaveAttribute('aria-sort', 'ascending');
    await date.getByRole('button').click();
    await expect(date).toHaveAttribute('aria-sort', 'descending');
  });

  test('filters by the typed text, reports when nothing matches, and shows everything again', async ({ page }) => {
    await openKit(page);
    const search = list(page).getByRole('searchbox', { name: 'Search' });
    await search.fill('jonas');
    await expect(page).toHaveURL(/[?&]search=jonas/);
    await expect(
      list(page)
        .getByRole('row', { name: /Jonas Weber/ })
        .first(),
    ).toBeVisible();
    await expect(list(page).getByRole('row', { name: /Ayu Pratiwi/ })).toHaveCount(0);
    await search.fill('nobody of that name');
    await expect(list(page).getByText('Nothing matches your search')).toBeVisible();
    await list(page).getByRole('button', { name: 'Show everything' }).click();
    await expect(list(page).getByRole('navigation', { name: 'Pages' })).toContainText('of 57');
  });

  test('is navigated with the arrow keys, and Enter opens a row', async ({ page }) => {
    await openKit(page);
    const rows = list(page).locator('tbody tr');
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#SGR-/);
  });

  test('has a state for loading, for no results and for errors, and retries', async ({ page }) => {
    await openKit(page);
    await list(page).getByRole('button', { name: 'Loading' }).click();
    await expect(list(page).getByText('Loading the list')).toBeAttached();
    await list(page).getByRole('button', { name: 'Nothing yet' }).click();
    await expect(list(page).getByText('No orders yet')).toBeVisible();
    await list(page).getByRole('button', { name: 'Failed' }).click();
    await expect(list(page).getByText('The list could not be loaded')).toBeVisible();
    await list(page).getByRole('button', { name: 'Try again' }).click();
    await expect(list(page).getByRole('navigation', { name: 'Pages' })).toContainText('1–10 of 57');
  });
});

test('a tooltip appears after 200 milliseconds and disappears at once', async ({ page }) => {
  await page.clock.install({ time: '2026-11-01T08:00:00' });
  await openKit(page);
  await page.clock.pauseAt('2026-11-01T09:00:00');
  const tip = page.getByRole('tooltip', { name: 'Visible after 200 milliseconds' });
  await page.getByRole('button', { name: 'Point here' }).hover();
  await page.clock.runFor(150);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20);
  await expect(tip).toBeHidden();
});

test('a menu closes 400 milliseconds after the pointer has left it', async ({ page }) => {
  await page.clock.install({ time: '2026-11-01T08:00:00' });
  await page.goto('/');
  await page.clock.pauseAt('2026-11-01T09:00:00');
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open', '');
  await page.mouse.move(10, 800);
  await page.clock.runFor(350);
  await expect(menu).toHaveAttribute('open', '');
  await page.clock.runFor(100);
  await expect(menu).not.toHaveAttribute('open');
});
