import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { chooseDay, continueButton, fillTheRest, freeDays, openForm } from '../support/booking';
import { callsOf } from '../support/calls';
import { enter, somebody } from '../support/newcomer';
import { test } from '../support/test';

/** Changes the day, and waits until the account has stored it. */
async function chooseAndSave(page: Page, nth: number) {
  const saved = page.waitForResponse((answer) => answer.url().includes('booking.draft.save') && answer.ok());
  await freeDays(page).nth(nth).click();
  await saved;
}

const chosen = (page: Page) => page.locator('[data-date][aria-pressed="true"]').first().getAttribute('data-date');

test('a booking continues on another device, and each device says which one saved last', async ({ page, browser }) => {
  test.slow();
  const person = await somebody(page);
  await openForm(page, 'tulamben-night-dive');
  await chooseAndSave(page, 0);
  const first = await chosen(page);

  const phone = await (await browser.newContext({ baseURL: process.env.SEGARA_E2E_URL })).newPage();
  await enter(phone, person);
  await phone.goto('/booking-form');
  await expect(phone.getByText('You began this booking earlier')).toBeVisible();
  await expect(phone.getByText('Everything is as you left it.')).toBeVisible();
  expect(await chosen(phone)).toBe(first);
  await expectAccessible(phone);
  await chooseAndSave(phone, 1);

  await chooseAndSave(page, 2);
  await expect(page.getByText('This booking was changed on another device')).toBeVisible();
  await expect(page.getByText('What you see here was written last')).toBeVisible();
  await expectAccessible(page);

  await phone.reload();
  await expect(phone.getByText('You see what was written there last.')).toBeVisible();
  expect(await chosen(phone)).toBe(await chosen(page));
  await phone.context().close();
});

test('a save under way when the order is placed does not bring the booking back', async ({ page }) => {
  await somebody(page);
  await openForm(page, 'tulamben-night-dive');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const save = page.waitForRequest(/booking\.draft\.save/);
  await page.route('**/api/trpc/booking.draft.save*', async (route) => {
    await held;
    await route.continue();
  });
  await chooseDay(page);
  await fillTheRest(page);
  await save;
  const placed = page.waitForResponse((answer) => answer.url().includes('order.create') && answer.ok());
  await continueButton(page).click();
  await placed;
  letThrough();
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
  expect(await callsOf(page.request).ask('booking.draft.get', {})).toBeNull();
});
