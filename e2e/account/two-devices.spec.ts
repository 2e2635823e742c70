import { expect, type Page } from '@playwright/test';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { expectAccessible } from '../support/accessibility';
import { chooseDay, continueButton, fillTheRest, freeDays, openForm } from '../support/booking';
import { callsOf } from '../support/calls';
import { guest } from '../support/evening-people';
import { somebody } from '../support/newcomer';
import { testInOwnShop } from '../support/own-shop';
import { test } from '../support/test';

/** A separate shop, because the tests of the demo fill its next free days. */
const ownShop = testInOwnShop(plusDays(dayAt(new Date()), 1), []);

/** Changes the day, and waits until the account has stored it. */
async function chooseAndSave(page: Page, nth: number) {
  const saved = page.waitForResponse((answer) => answer.url().includes('booking.draft.save') && answer.ok());
  await freeDays(page).nth(nth).click();
  await saved;
}

const chosenDays = (page: Page) => page.locator('[data-date][aria-pressed="true"]');
const chosen = (page: Page) => chosenDays(page).first().getAttribute('data-date');

ownShop(
  'a booking continues on another device, and each device says which one saved last',
  async ({ page, browser, shop }) => {
    ownShop.slow();
    const { call } = callsOf(page.request, shop.origin);
    await call('auth.users.login', guest);
    await openForm(page, 'night-dive');
    // The first free day may be today, and its departure may leave during the test.
    await chooseAndSave(page, 1);
    const first = await chosen(page);

    const phone = await (await browser.newContext({ baseURL: shop.origin })).newPage();
    await callsOf(phone.request, shop.origin).call('auth.users.login', guest);
    await phone.goto('/booking-form');
    await expect(phone.getByText('You began this booking earlier')).toBeVisible();
    await expect(phone.getByText('Everything is as you left it.')).toBeVisible();
    expect(await chosen(phone)).toBe(first);
    await expectAccessible(phone);
    await phone.reload();
    expect(await chosen(phone)).toBe(first);
    await chooseAndSave(phone, 2);

    await chooseAndSave(page, 3);
    await expect(page.getByText('This booking was changed on another device')).toBeVisible();
    await expect(page.getByText('What you see here was written last')).toBeVisible();
    await expectAccessible(page);

    await phone.reload();
    await expect(phone.getByText('You see what was written there last.')).toBeVisible();
    const last = await chosen(page);
    expect(await chosen(phone)).toBe(last);
    await phone.reload();
    expect(await chosen(phone)).toBe(last);

    await shop.office.call('admin.closures.create', { from: last, to: last, reasons: { en: 'Ceremony' } });
    await phone.reload();
    await expect(phone.getByText('There is no departure on this day. Please choose another day.')).toBeVisible();
    await expect(chosenDays(phone)).toHaveCount(0);
    await phone.context().close();
  },
);

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
