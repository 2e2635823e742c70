import { expect, type Page } from '@playwright/test';
import { digitsOf } from '../../src/shared/schema/phone';
import { phoneNumbers, withZeros } from '../../src/test/phone-numbers';
import { expectAccessible } from '../support/accessibility';
import { openKit, section } from '../support/kit';
import { test } from '../support/test';

test.describe('a date field', () => {
  // A time zone whose day begins 15 or 16 hours after the shop's.
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

  test('accepts a date typed day first, and keeps text that is not a date', async ({ page }) => {
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

  test('opens a calendar at its day, usable by keyboard alone', async ({ page }) => {
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

  test('groups the digits and adds the country code to a national number', async ({ page }) => {
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

  test('keeps the number when the country changes; Escape does nothing, and Enter submits the form', async ({
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

  test('reads 60 numbers of 20 countries, typed key by key, pasted and filled in', async ({ page, context }) => {
    // Types some 1,400 keys: one of each country's three numbers over another, and one in national format.
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openKit(page);
    const empty = async (start: string) => {
      await field(page).fill('');
      await country(page).selectOption(start);
      await field(page).focus();
      await field(page).press('End');
    };
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await field(page).press('ControlOrMeta+v');
    };
    for (const [position, row] of phoneNumbers.entries()) {
      const home = row.country === 'ID' ? 'JP' : 'ID';
      const isEven = position % 2 === 0;
      const expectRead = async (way: string) => {
        await field(page).blur();
        expect(`+${digitsOf(await field(page).inputValue())}`, `${row.international} ${way}`).toBe(row.number);
        await expect(country(page), `${row.international} ${way}`).toHaveValue(row.country);
      };
      await empty(home);
      await field(page).pressSequentially(row.international);
      await expectRead('typed at the end');
      if (position % 3 === 0) {
        if (!isEven) await empty(home);
        await field(page).press('ControlOrMeta+a');
        await field(page).pressSequentially(isEven ? row.international : withZeros(row));
        await expectRead('typed over all');
      }
      await empty(home);
      if (isEven) await field(page).pressSequentially('81234567890');
      await paste(row.international);
      await expectRead('pasted at the end');
      await empty(home);
      await field(page).fill(row.number);
      await expectRead('filled in');
      if (position % 3 !== 1) continue;
      await empty(row.country);
      await field(page).pressSequentially(row.national);
      await expectRead('typed as at home');
    }
  });

  test('shows the leading plus of a number, and allows deleting it', async ({ page }) => {
    await openKit(page);
    await field(page).focus();
    await field(page).press('End');
    await field(page).press('+');
    await expect(field(page)).toHaveValue('+');
    await field(page).press('Backspace');
    await expect(field(page)).toHaveValue('');
    await field(page).pressSequentially('0812 555');
    await expect(field(page)).toHaveValue('+62 812 555');
    await field(page).press('ControlOrMeta+a');
    await field(page).pressSequentially('00');
    await expect(field(page)).toHaveValue('+');
    await field(page).pressSequentially('49151');
    await expect(country(page)).toHaveValue('DE');
  });

  test('asks once about a number that its country does not assign, and never refuses it', async ({ page }) => {
    await openKit(page);
    const question = page.getByText(/^Is this right\?/);
    await field(page).fill('+62 491 511 234 567 8');
    await expect(question).toHaveCount(0);
    await field(page).blur();
    await expect(question).toBeVisible();
    await expect(page.locator('[aria-live="polite"]', { has: question })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, it’s right' }).press('Enter');
    await expect(question).toHaveCount(0);
    await expect(field(page)).toHaveValue(/^\+62 491/);
    await field(page).focus();
    await field(page).blur();
    await field(page).fill('+49 123456789');
    await field(page).blur();
    // This is the question about the second number; the first did not ask again.
    await expect(question).toHaveCount(1);
    await field(page).fill('+49 151 12345678');
    await expect(question).toHaveCount(0);
  });
});
