import { expect } from '@playwright/test';
import { expectAccessible, violations } from '../support/accessibility';
import { bookingBar, bookLink, freeDays, openBox, openDates } from '../support/booking';
import { gate } from '../support/gate';
import { press } from '../support/hydration';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const WRECK = '/trips/usat-liberty-wreck';

test('a departure on the home page opens its trip with the day selected', async ({ page }) => {
  await page.goto('/');
  const item = page.getByRole('listitem').filter({ hasText: /\d places left/ });
  const departure = item.locator('a[href^="/trips/"][href*="?date="]').first();
  const date = (await departure.getAttribute('href'))?.split('=')[1];
  await press(departure);
  await expect(page.locator(`[data-date="${date}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(bookLink(bookingBar(page))).toHaveAttribute('href', new RegExp(`&date=${date}`));
});

test('a past day is not selected, shows the reason, and is not passed to any link @phone', async ({ page }) => {
  await page.goto(`${WRECK}?date=2020-02-03`);
  const box = await openBox(page);
  await expect(box.getByText('This day has passed. Please choose another one.')).toBeVisible();
  await expect(box.locator('[data-date][aria-pressed="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await expect(bookLink(box)).toHaveText('Book');
  await expect(bookLink(box)).toHaveAttribute('href', /^\/booking-form\?product=usat-liberty-wreck&variant=[\w-]+$/);
});

test('the calendar stays readable while its later days load @phone', async ({ page }) => {
  const answer = gate();
  await page.route(/availability\.days/, async (route) => {
    await answer.opened;
    await route.continue();
  });
  await page.goto(WRECK);
  const box = await openBox(page);
  await openDates(box);
  await expect(box.locator('[aria-busy="true"] [data-day]').first()).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  answer.open();
  await expect(box.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
});

test('one person is offered trips sold per person, and a chat about the trip and the day @phone', async ({ page }) => {
  await page.goto('/trips/tulamben-night-dive');
  const box = await openBox(page);
  await press(freeDays(box).first());
  await press(box.getByRole('button', { name: 'One fewer: Number of divers' }));
  await expect(box.getByText('Travelling alone?')).toBeVisible();
  const other = box.getByRole('status').getByRole('listitem').getByRole('link').first();
  await expect(other).toHaveAttribute('href', /\?date=\d{4}-\d\d-\d\d$/);
  await expect(bookLink(box)).toHaveCount(0);
  const chat = await box.getByRole('link', { name: 'Ask us on WhatsApp for a buddy' }).getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toMatch(/I am travelling alone.*Liberty.*20\d\d.*Number of divers: 1$/s);
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Book for 2 people' }).press('Enter');
  await expect(bookLink(box)).toBeVisible();
});

test('the sheet on a phone keeps the focus, and Escape and the back button close it @phone-only', async ({ page }) => {
  await page.goto(WRECK);
  const box = await openBox(page);
  await expect(freeDays(box).first()).toBeVisible();
  await expectToFit(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(bookingBar(page).getByRole('button')).toBeFocused();

  await openBox(page);
  const date = await freeDays(box).first().getAttribute('data-date');
  await freeDays(box).first().click();
  await page.goBack();
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(`${WRECK}?date=${date}`);
  await openBox(page);
  await expect(box.locator(`[data-date="${date}"]`)).toHaveAttribute('aria-pressed', 'true');
});

test('the first option and the next free day count as chosen, and the button names the day @phone', async ({
  page,
}) => {
  await page.goto(WRECK);
  const first = freeDays(page).first();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const date = await first.getAttribute('data-date');
  const [bar, link] = [bookingBar(page), bookLink(bookingBar(page))];
  await expect(link).toHaveAttribute('href', new RegExp(`&variant=[\\w-]+&date=${date}$`));
  await freeDays(page).nth(1).click();
  const name = (await freeDays(page).nth(1).getAttribute('aria-label')) ?? '';
  await expect(bar.getByRole('button')).toHaveText(name.replace(', ', '\u00a0· '));
  const box = await openBox(page);
  await expect(box.getByRole('radio').first()).toBeChecked();
  await expect(bookLink(box)).toHaveText(`Book ${name.split(', ')[0]}`);
});

test('all dates open over the box, and close by Escape, by a press elsewhere or with a day', async ({ page }) => {
  await page.goto(WRECK);
  const box = await openBox(page);
  const dates = box.getByRole('button', { name: 'All dates' });
  const days = box.locator('[data-day]');
  await press(dates);
  await expect(days.first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(days).toHaveCount(0);
  await expect(dates).toBeFocused();
  await dates.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(days).toHaveCount(0);
  await dates.click();
  const day = box.locator('[data-day]:not([aria-disabled])').last();
  const date = await day.getAttribute('data-day');
  await day.click();
  await expect(days).toHaveCount(0);
  await expect(page).toHaveURL(`${WRECK}?date=${date}`);
});
