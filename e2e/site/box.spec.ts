import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { freeDays, openBox } from '../support/booking';
import { press } from '../support/hydration';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const WRECK = '/trips/usat-liberty-wreck';

test('a departure on the home page opens its trip with the day selected', async ({ page }) => {
  await page.goto('/');
  const departure = page.locator('main a[href^="/trips/"][href*="?date="]').first();
  const date = (await departure.getAttribute('href'))?.split('=')[1];
  await press(departure);
  await expect(page.locator(`[data-date="${date}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Book now' }).locator('visible=true')).toHaveAttribute(
    'href',
    new RegExp(`&date=${date}`),
  );
});

test('a past day is not selected, shows the reason, and is not passed to any link @phone', async ({ page }) => {
  await page.goto(`${WRECK}?date=2020-02-03`);
  const box = await openBox(page);
  await expect(box.getByText('This day has passed. Please choose another one.')).toBeVisible();
  await expect(box.locator('[data-date][aria-pressed="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await expect(box.getByRole('link', { name: 'Book now' })).toHaveAttribute(
    'href',
    '/booking-form?product=usat-liberty-wreck',
  );
});

test('one person is offered trips sold per person, and a chat about the trip and the day @phone', async ({ page }) => {
  await page.goto('/trips/tulamben-night-dive');
  const box = await openBox(page);
  await press(freeDays(box).first());
  await press(box.getByRole('button', { name: 'One fewer: Number of divers' }));
  await expect(box.getByText('Travelling alone?')).toBeVisible();
  const other = box.getByRole('status').getByRole('listitem').getByRole('link').first();
  await expect(other).toHaveAttribute('href', /\?date=\d{4}-\d\d-\d\d$/);
  await expect(box.getByRole('link', { name: 'Book now' })).toHaveCount(0);
  const chat = await box.getByRole('link', { name: 'Ask us on WhatsApp for a buddy' }).getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toMatch(/I am travelling alone.*Liberty.*20\d\d.*Number of divers: 1$/s);
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Book for 2 people' }).press('Enter');
  await expect(box.getByRole('link', { name: 'Book now' })).toBeVisible();
});

test('the sheet on a phone keeps the focus, and Escape and the back button close it @phone-only', async ({ page }) => {
  await page.goto(WRECK);
  const box = await openBox(page);
  await expect(freeDays(box).first()).toBeVisible();
  await expectToFit(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Book now' })).toBeFocused();

  await openBox(page);
  const date = await freeDays(box).first().getAttribute('data-date');
  await freeDays(box).first().click();
  await page.goBack();
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(`${WRECK}?date=${date}`);
  await openBox(page);
  await expect(box.locator(`[data-date="${date}"]`)).toHaveAttribute('aria-pressed', 'true');
});
