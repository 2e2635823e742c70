import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { bookLink, continueButton, emptiestFreeDay, freeDays, openBox, stepTitle } from '../support/booking';
import { press, waitForHydration } from '../support/hydration';
import { lastMailTo, linkIn } from '../support/mailbox';
import { enter, member, newAddress } from '../support/newcomer';
import { placeOrder } from '../support/orders';
import { test } from '../support/test';

/** Counts every click and every field, and remembers what was typed. */
function walker(page: Page) {
  const taps: string[] = [];
  const fields: string[] = [];
  const typed: string[] = [];
  return {
    taps,
    fields,
    typed,
    async tap(part: Locator) {
      taps.push(((await part.getAttribute('aria-label')) ?? (await part.innerText())).split('\n')[0] ?? '');
      await press(part);
    },
    async choose(part: Locator) {
      taps.push((await part.getAttribute('value')) ?? 'choice');
      await waitForHydration(part);
      await part.check();
    },
    async type(label: string | RegExp, value: string) {
      const field = page.getByRole('textbox', { name: label }).locator('visible=true').first();
      await waitForHydration(field);
      fields.push(String(label));
      typed.push(value);
      await field.fill(value);
    },
    async select(label: string, value: string) {
      fields.push(label);
      await page.getByLabel(label, { exact: true }).locator('visible=true').selectOption(value);
    },
  };
}
type Walker = ReturnType<typeof walker>;

/** The box of the trip page with a day and an option, and the way on; opening it on a phone is a tap. */
async function bookNow(page: Page, walk: Walker) {
  if ((page.viewportSize()?.width ?? 0) < 1024) walk.taps.push('All dates');
  const box = await openBox(page);
  // Others book the linked day at the same time.
  const day = await emptiestFreeDay(box);
  if ((await day.getAttribute('aria-pressed')) !== 'true') await walk.tap(day);
  await walk.tap(bookLink(box));
}

async function aboutDiver({ type, select }: Walker, name: string | null, born: string, level: string) {
  if (name) await type('Full name', name);
  await type('Date of birth', born);
  await select('Diving association', 'PADI');
  await select('Certification level', level);
}

test('a newcomer books and pays for two certified divers in at most 15 taps and 13 fields @phone', async ({ page }) => {
  // Runs from the home page to the paid order.
  test.slow();
  const email = newAddress();
  const walk = walker(page);
  await page.goto('/');
  // Snorkellers are asked for less.
  const dives = page.locator('main a[href*="/trips/"][href*="date="]:not([href*="snorkel"])');
  await walk.tap(dives.locator('visible=true').first());
  await expect(page).toHaveURL(/\/trips\/[\w-]+/);
  await bookNow(page, walk);

  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await walk.type('First name', 'Hana');
  await walk.type('Last name', 'Lindqvist');
  await walk.type('Email', email);
  for (const name of ['password', 'confirm_password']) {
    walk.fields.push(name);
    await page.locator(`input[name="${name}"]`).fill('slow-and-deep-9');
  }
  await walk.tap(page.locator('main form button[type="submit"]'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  walk.taps.push('link in the email');
  await page.goto(linkIn((await lastMailTo(email)).text, '/email-verification/'));
  await expect(page).toHaveURL(/\/booking-form\?product=/);
  await waitForHydration(continueButton(page));
  await expect(freeDays(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  await walk.choose(page.getByRole('radio', { name: /^I will make my own way/ }));
  await walk.tap(continueButton(page));

  await expect(stepTitle(page)).toHaveText('Divers');
  await walk.choose(page.getByRole('checkbox', { name: 'Fill in the rest later' }));
  await walk.tap(page.getByRole('button', { name: 'Same as me' }));
  await aboutDiver(walk, null, '21/04/1990', 'Advanced Open Water Diver');
  await walk.type(/^Phone/, '+46 70 123 45 67');
  await walk.tap(continueButton(page));
  await expect(page.getByRole('button', { name: /^Diver 2/ })).toHaveAttribute('aria-expanded', 'true');
  await aboutDiver(walk, 'Sven Lindqvist', '03/09/1988', 'Rescue Diver');
  await walk.tap(continueButton(page));
  await expect(stepTitle(page)).toHaveText('Add-ons');
  await expectAccessible(page);
  await walk.tap(continueButton(page));
  await expect(stepTitle(page)).toHaveText('Review');
  await expectAccessible(page);
  await walk.tap(continueButton(page));
  await walk.tap(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived');

  expect(walk.taps.length, walk.taps.join(' · ')).toBeLessThanOrEqual(15);
  expect(walk.fields.length, walk.fields.join(' · ')).toBeLessThanOrEqual(13);
  expect(new Set(walk.typed).size, 'words that are typed once').toBe(walk.typed.length);
});

test('a returning guest books and pays for the same people in at most 9 taps, and types nothing @phone', async ({
  page,
}) => {
  test.slow();
  await enter(page, await member());
  await placeOrder(page);
  const walk = walker(page);
  await page.goto('/trips/tulamben-night-dive');
  await bookNow(page, walk);
  await expect(page).toHaveURL(/\/booking-form\?product=/);
  await waitForHydration(continueButton(page));
  await expect(page.getByRole('radio', { name: /^Sanur/ })).toBeChecked();
  await walk.tap(continueButton(page));
  await expect(stepTitle(page)).toHaveText('Divers');
  await walk.tap(page.getByRole('button', { name: 'Same people as last time: Ann and Ben' }));
  await walk.tap(continueButton(page));
  await expect(stepTitle(page)).toHaveText('Add-ons');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Budi');
  await walk.tap(continueButton(page));
  await expect(stepTitle(page)).toHaveText('Review');
  await walk.tap(continueButton(page));
  await walk.tap(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived');
  expect(walk.taps.length, walk.taps.join(' · ')).toBeLessThanOrEqual(9);
  expect(walk.fields).toEqual([]);
});
