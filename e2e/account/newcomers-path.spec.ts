import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { bookLink, continueButton, freeDays, openBox, stepTitle } from '../support/booking';
import { press, waitForHydration } from '../support/hydration';
import { lastMailTo, linkIn } from '../support/mailbox';
import { newAddress } from '../support/newcomer';
import { test } from '../support/test';

/** Records the clicks needed to proceed and the required fields, by name and in order. */
function walker(page: Page) {
  const presses: string[] = [];
  const fields: string[] = [];
  const typed: string[] = [];
  return {
    presses,
    fields,
    typed,
    async goOnBy(part: Locator) {
      presses.push(((await part.getAttribute('aria-label')) ?? (await part.innerText())).split('\n')[0] ?? '');
      await press(part);
    },
    async type(label: string | RegExp, value: string) {
      const field = page.getByRole('textbox', { name: label }).locator('visible=true').first();
      await waitForHydration(field);
      fields.push(String(label));
      typed.push(value);
      await field.fill(value);
    },
    async choose(label: string, value: string) {
      fields.push(label);
      await page.getByLabel(label, { exact: true }).locator('visible=true').selectOption(value);
    },
  };
}
type Walker = ReturnType<typeof walker>;

async function aboutDiver(page: Page, { type, choose }: Walker, name: string | null, born: string, level: string) {
  await page.getByRole('checkbox', { name: 'Fill in later' }).check();
  if (name) await type('Full name', name);
  await type('Date of birth', born);
  await choose('Diving association', 'PADI');
  await choose('Certification level', level);
}

test('a new guest books two divers from the home page in 12 presses and 14 required fields @phone-only', async ({
  page,
}) => {
  // Runs from the home page to the gateway.
  test.slow();
  const email = newAddress();
  const walk = walker(page);
  await page.goto('/');
  // Snorkellers are asked for less.
  const dives = page.locator('main a[href*="/trips/"][href*="date="]:not([href*="snorkel"])');
  await walk.goOnBy(dives.locator('visible=true').first());
  await expect(page).toHaveURL(/\/trips\/[\w-]+/);
  walk.presses.push('All dates');
  const box = await openBox(page);
  await expect(freeDays(box).first()).toBeVisible();
  // Others may have booked the linked day meanwhile.
  const chosen = freeDays(box).and(page.locator('[aria-pressed="true"]'));
  if ((await chosen.count()) === 0) await freeDays(box).first().click();
  // Choosing an option counts as neither press nor field, like choosing the day.
  const options = await box.getByRole('radio').all();
  await options[0]?.check();
  await walk.goOnBy(bookLink(box));

  await waitForHydration(page.getByRole('tab', { name: 'Register' }));
  await expectAccessible(page);
  await walk.goOnBy(page.getByRole('tab', { name: 'Register' }));
  await walk.type('First name', 'Hana');
  await walk.type('Last name', 'Lindqvist');
  await walk.type('Email', email);
  for (const name of ['password', 'confirm_password']) {
    walk.fields.push(name);
    await page.locator(`input[name="${name}"]`).fill('slow-and-deep-9');
  }
  await walk.goOnBy(page.locator('main form button[type="submit"]'));
  await expect(page.getByText(`We have sent it to ${email}.`)).toBeVisible();
  await page.goto(linkIn((await lastMailTo(email)).text, '/email-verification/'));
  await expect(page).toHaveURL(/\/booking-form\?product=/);
  await waitForHydration(continueButton(page));
  await expect(freeDays(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  walk.fields.push('Pickup');
  await page.getByRole('radio', { name: /^I will make my own way/ }).check();
  await walk.goOnBy(continueButton(page));

  await expect(stepTitle(page)).toHaveText('Divers');
  await page.getByRole('button', { name: 'Same as me' }).click();
  await aboutDiver(page, walk, null, '21/04/1990', 'Advanced Open Water Diver');
  await walk.type(/^Phone/, '+46 70 123 45 67');
  await walk.goOnBy(page.getByRole('button', { name: 'Continue to diver 2' }));
  await aboutDiver(page, walk, 'Sven Lindqvist', '03/09/1988', 'Rescue Diver');
  await walk.goOnBy(continueButton(page));
  await expect(stepTitle(page)).toHaveText('Add-ons');
  await walk.goOnBy(continueButton(page));
  await page.getByRole('checkbox', { name: 'Fill in later' }).check();
  await walk.goOnBy(continueButton(page));
  await expect(stepTitle(page)).toHaveText('Review');
  await walk.goOnBy(continueButton(page));
  await expect(stepTitle(page)).toHaveText('Payment');
  await walk.goOnBy(continueButton(page));
  await page.waitForURL('**/sandbox-gateway/**');

  expect(walk.presses, 'presses that go on').toHaveLength(12);
  expect(walk.fields, 'required fields').toHaveLength(14);
  expect(new Set(walk.typed).size, 'words that are typed once').toBe(walk.typed.length);
});
