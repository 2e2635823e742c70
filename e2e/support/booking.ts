import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from './hydration';

export type Diver = { name: string; email: string };

/** The button is below the step, or at the bottom of a phone's screen. */
export const continueButton = (page: Page): Locator =>
  page.locator('button[type="submit"][form], form button[type="submit"]').locator('visible=true');

/** The heading of the first step on the screen. */
export const stepTitle = (page: Page): Locator => page.locator('main form').getByRole('heading', { level: 2 }).first();

/** Chips of the next days with seats for everybody. */
export const freeDays = (box: Page | Locator): Locator => box.locator('[data-date]').locator('visible=true');

/** The chip with the most places left, because other tests order at the same time. */
export async function emptiestFreeDay(box: Page | Locator): Promise<Locator> {
  await expect(freeDays(box).first()).toBeVisible();
  const days = await freeDays(box).evaluateAll((chips) =>
    chips.map((chip) => ({
      date: chip.getAttribute('data-date'),
      left: Number(chip.querySelector('small')?.textContent?.replace(/\D/g, '')),
    })),
  );
  const [day] = days.sort((one, other) => other.left - one.left);
  return box.locator(`[data-date="${day?.date}"]`).locator('visible=true');
}

/** Bar at the foot of a product's page. */
export const bookingBar = (page: Page): Locator => page.locator('[data-bar]');

/** Button of a box or a bar, which names the chosen day. */
export const bookLink = (box: Locator): Locator => box.getByRole('link', { name: /^Book\b/ });

/** A product's box: beside its page, or in the sheet opened by the bar on a phone. */
export async function openBox(page: Page): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) >= 1024) return page.getByRole('region', { name: /^Book this/ });
  await bookingBar(page).getByRole('button').click();
  return page.getByRole('dialog');
}

/** The calendar of a box, which is always open in a sheet. */
export async function openDates(box: Locator) {
  if ((await box.getAttribute('aria-labelledby')) === 'booking')
    await box.getByRole('button', { name: 'All dates' }).click();
}

export async function openForm(page: Page, product: string, lng = '') {
  await page.goto(`${lng}/booking-form?product=${product}`);
  await waitForHydration(continueButton(page));
  await expect(freeDays(page).first()).toBeVisible();
}

/** Chooses a day with seats for everybody, and a guest without pickup. */
export async function chooseDay(page: Page): Promise<string> {
  await (await emptiestFreeDay(page)).click();
  await page.getByRole('radio', { name: /^I will make my own way/ }).check();
  const day = await page.locator('[data-date][aria-pressed="true"]').getAttribute('data-date');
  await continueButton(page).click();
  await expect(stepTitle(page)).toHaveText('Divers');
  return day ?? '';
}

export async function fillDiver(page: Page, { name, email }: Diver) {
  const form = page.getByRole('region', { name: /^Diver \d/ });
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Date of birth').fill('21041990');
  await form.getByLabel('Gender').selectOption('Female');
  await form.getByRole('combobox', { name: 'Nationality' }).fill('swed');
  await page.getByRole('option', { name: 'Sweden', exact: true }).click();
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0812 5550 0142');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Diving association', { exact: true }).selectOption('PADI');
  await form.getByLabel('Certification level').selectOption('Advanced Open Water Diver');
  await form.getByLabel('Diving association number').fill('12345');
  await form.getByLabel('Height in cm').fill('172');
  await form.getByLabel('Weight in kg').fill('64');
  await form.getByLabel('Shoe size').fill('39.5');
  await form.getByLabel('Dietary restrictions').selectOption('Halal');
}

/** Continues to the next diver's form. */
export async function goToDiver(page: Page, number: number) {
  await continueButton(page).click();
  const head = page.getByRole('button', { name: new RegExp(`^Diver ${number}`) });
  await expect(head).toHaveAttribute('aria-expanded', 'true');
}

const party = ['Hana', 'Sven', 'Maja'];

/** Fills in the divers without extras, and an emergency contact, up to the last step; `look` runs at each step. */
export async function fillTheRest(page: Page, look: (page: Page) => Promise<void> = async () => {}, people = 2) {
  for (const [index, name] of party.slice(0, people).entries()) {
    if (index > 0) await goToDiver(page, index + 1);
    await fillDiver(page, { name: `${name} Lindqvist`, email: `${name.toLowerCase()}@example.test` });
  }
  await continueButton(page).click();
  await expect(stepTitle(page)).toHaveText('Add-ons');
  await page.getByLabel('Name', { exact: true }).fill('Anna Lindqvist');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+46 70 123 45 67');
  await look(page);
  await continueButton(page).click();
  await expect(stepTitle(page)).toHaveText('Review');
  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeVisible();
  await look(page);
}

/** Everything the browser stores about the person's booking. */
export const storedInBrowser = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('segara-private'))
      .join(),
  );

/** A day in the open calendar, which begins with the month of the next free day. */
export async function inCalendar(page: Page, day: string): Promise<Locator> {
  const shown = page.locator('[data-day]');
  const [first, last] = [shown.first(), shown.last()].map((one) => one.getAttribute('data-day'));
  if (day < ((await first) ?? '')) await page.getByRole('button', { name: 'Previous month' }).click();
  else if (day > ((await last) ?? day)) await page.getByRole('button', { name: 'Next month' }).click();
  return page.locator(`[data-day="${day}"]`);
}
