import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { openKit, section } from '../support/kit';
import { test } from '../support/test';

test('each component of the kit is accessible @phone', async ({ page }) => {
  for (const path of ['/dev/kit', '/dev/kit/admin', '/dev/kit/user', '/dev/kit/order', '/dev/kit/empty']) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

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

  test('covers no control: bars at the foot move above it, and the page extends below it @phone', async ({ page }) => {
    await openKit(page);
    await page.getByRole('button', { name: 'Notify of a success' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Success: Saved' })).toBeVisible();
    const covered = await page.evaluate(() => {
      const card = document.querySelector('[data-position="bottom-right"] [role="status"]');
      const controls = [...document.querySelectorAll<HTMLElement>('main button, main a, main input')];
      return controls
        .filter((control) => control.getClientRects().length > 0 && !card?.contains(control))
        .flatMap((control) => {
          control.scrollIntoView({ block: 'end', behavior: 'instant' });
          const { left, top, width, height } = control.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return found && card?.contains(found) ? [control.outerHTML] : [];
        });
    });
    expect(covered).toEqual([]);
  });

  test('pauses while hovered or focused, and closes on request', async ({ page }) => {
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

  test('requires a reason if one is needed', async ({ page }) => {
    await openKit(page);
    await page.getByRole('button', { name: 'Decline with a reason' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline this order?' });
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(dialog.getByText('Reason is required')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The sea is too rough');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('Answer: The sea is too rough')).toBeVisible();
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
