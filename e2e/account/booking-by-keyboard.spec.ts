import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { continueButton, fillDiver, freeDays, openForm, stepTitle, storedInBrowser } from '../support/booking';
import { somebody } from '../support/newcomer';
import { test } from '../support/test';

/** Types character by character into the focused element or the named field. */
async function type(page: Page, name: string | RegExp, text: string) {
  await page.getByRole('textbox', { name }).last().focus();
  await page.keyboard.type(text);
}

const pick = (page: Page, name: string, key: string) =>
  page.getByRole('combobox', { name, exact: true }).last().press(key);

async function typeDiver(page: Page, name: string, email: string) {
  await type(page, 'Full name', name);
  await type(page, 'Date of birth', '21041990');
  await pick(page, 'Gender', 'F');
  await page.getByRole('combobox', { name: 'Nationality' }).focus();
  await page.keyboard.type('swed');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Nationality' })).toHaveValue('Sweden');
  await type(page, /^Phone/, '+46 70 123 45 67');
  await type(page, 'Email', email);
  await pick(page, 'Diving association', 'S');
  await pick(page, 'Certification level', 'O');
  await type(page, 'Diving association number', '12345');
  await page.getByRole('button', { name: 'Use feet and pounds instead' }).press('Enter');
  await type(page, 'Feet', '5');
  await type(page, 'Inches', '8');
  await type(page, 'Weight in pounds', '141');
  await page.getByRole('button', { name: 'Use centimetres and kilograms instead' }).press('Enter');
  await expect(page.getByLabel('Height in cm')).toHaveValue('173');
  await expect(page.getByLabel('Weight in kg')).toHaveValue('64');
  await type(page, 'Shoe size', '39,5');
  await pick(page, 'Dietary restrictions', 'H');
}

test('a guest books by keyboard alone, sees an error at each missing field, and reaches the payment page', async ({
  page,
}) => {
  // Types through all six steps character by character.
  test.slow();
  await somebody(page);
  await openForm(page, 'usat-liberty-wreck');
  await continueButton(page).press('Enter');
  await expect(freeDays(page).first()).toBeFocused();
  await expect(page.getByRole('group', { name: 'Activity date' })).toHaveAccessibleDescription(
    'Activity date is required',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All dates' }).press('Enter');
  await page.locator('[data-day][tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'All dates' })).toBeFocused();
  await expect(page.locator('[data-date][aria-pressed="true"]')).toHaveAccessibleName(/ \d+ left$/);

  const option = page.getByRole('radio', { name: /^Two dives/ });
  await expect(page.getByRole('group', { name: 'Which option?' }).getByRole('radio').first()).toBeChecked();
  await option.press('Space');

  const people = page.getByRole('textbox', { name: 'Number of divers' });
  await expect(page.getByText('Any number, up to 12')).toBeVisible();
  await people.fill('3');
  await expect(page.getByRole('button', { name: 'Book for 4 people' })).toHaveCount(0);
  await people.fill('14');
  await continueButton(page).press('Enter');
  await expect(people).toBeFocused();
  await expect(people).toHaveAccessibleDescription(/Total packages must same or less than max product order$/);
  await people.fill('many');
  await people.press('Enter');
  await expect(people).toHaveAccessibleDescription(/Not a number$/);
  await people.fill('2');
  await page.getByRole('radio', { name: /^Sanur/ }).press('Space');
  await type(page, 'Hotel or address (optional)', 'Hotel Segara');
  await page.keyboard.press('Enter');

  await expect(stepTitle(page)).toBeFocused();
  await expect(stepTitle(page)).toHaveText('Divers');
  await continueButton(page).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(/Full name is required/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Same as me' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Wayan Sudarma');
  await page.getByRole('textbox', { name: 'Full name' }).fill('');
  await page.getByRole('textbox', { name: 'Email' }).fill('');
  await page.getByRole('checkbox', { name: 'No certification yet' }).press('Space');
  await expect(page.getByText('This activity asks for a higher certification: Open Water Diver')).toBeVisible();
  await page.getByRole('checkbox', { name: 'No certification yet' }).press('Space');
  await typeDiver(page, 'Hana Lindqvist', 'hana@example.test');
  await expect(continueButton(page)).toHaveText('Continue to diver 2');
  await continueButton(page).press('Enter');
  await expect(page.getByRole('button', { name: /^Diver 2/ })).toBeFocused();
  await fillDiver(page, { name: 'Sven Lindqvist', email: 'sven@example.test' });
  await page.getByRole('checkbox', { name: /^Full equipment/ }).press('Space');
  await expect(page.getByRole('group', { name: 'Equipment' }).locator('img')).not.toHaveCount(0);
  await expect(page.getByText('Full equipment: Sven Lindqvist').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('21042020');
  await continueButton(page).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toBeFocused();
  await expect(page.getByText('Divers must be at least 10 years old on the day', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('21.4.1990');
  await continueButton(page).press('Enter');

  await expect(stepTitle(page)).toHaveText('Add-ons');
  await expect(page.getByRole('heading', { name: 'Emergency contact' })).toBeVisible();
  await continueButton(page).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await type(page, 'Name', 'Anna Lindqvist');
  await type(page, 'Phone', '0701234567');
  await page.getByRole('combobox', { name: 'Country code' }).selectOption('SE');
  await type(page, /^A question for us/, 'Is there a shower?');
  await continueButton(page).press('Enter');

  await expect(stepTitle(page)).toHaveText('Review');
  for (const text of [
    'Hotel Segara',
    'Hana Lindqvist',
    'Sven Lindqvist',
    'Anna Lindqvist',
    'Is there a shower?',
    '+46 70 123 45 67',
  ])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^Full equipment/ })).toContainText('Sven Lindqvist');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('Rp 3,600,000');

  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Down payment of 30%/ })).toBeChecked();
  await expect(page.getByText('Rp 1,080,000').first()).toBeVisible();
  await expect(page.getByText('The remaining Rp 2,520,000 is due on site.').first()).toBeVisible();
  await expect(continueButton(page)).toHaveText('Pay Rp 1,080,000 now');
  await continueButton(page).press('Enter');
  await expect(page).toHaveURL(/\/sandbox-gateway\//);

  // The browser stores nothing about the guests, and Back shows the order instead of the form.
  await page.goto('/booking-form');
  await expect(page.getByText(/^Your order SGR-[A-Z2-9]{6} is placed$/)).toBeVisible();
  await expectAccessible(page);
  expect(await storedInBrowser(page)).toBe('');
});
