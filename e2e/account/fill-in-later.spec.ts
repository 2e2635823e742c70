import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { chooseDay, continueButton, goToDiver, openForm, stepTitle } from '../support/booking';
import { press, waitForHydration } from '../support/hydration';
import { somebody } from '../support/newcomer';
import { test } from '../support/test';

async function fillInNow(page: Page, name: string) {
  const form = page.getByRole('region', { name: /^Diver \d/ });
  await expect(form.getByLabel('Height in cm')).toHaveCount(0);
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Date of birth').fill('21041990');
  await form.getByLabel('Diving association', { exact: true }).selectOption('PADI');
  await form.getByLabel('Certification level').selectOption('Advanced Open Water Diver');
}

test('a booking is paid before its forms are filled in, and its page asks for the rest @phone', async ({ page }) => {
  // Continues beyond the paid order.
  test.slow();
  await somebody(page);
  await openForm(page, 'tulamben-night-dive');
  await chooseDay(page);
  await page.getByRole('checkbox', { name: 'Fill in the rest later' }).check();
  await page.getByRole('button', { name: 'Same as me' }).click();
  await fillInNow(page, 'Hana Lindqvist');
  await page.getByRole('checkbox', { name: 'Keep for my next booking' }).check();
  await expectAccessible(page);
  await continueButton(page).click();
  await expect(page.getByText('Phone is required')).toBeVisible();
  await page.getByRole('textbox', { name: /^Phone/ }).fill('+46 70 123 45 67');
  await goToDiver(page, 2);
  await fillInNow(page, 'Sven Lindqvist');
  await continueButton(page).click();
  await expect(stepTitle(page)).toHaveText('Add-ons');
  const contactLater = page.getByRole('checkbox', { name: 'Fill in later' });
  await expect(contactLater).toBeChecked();
  await contactLater.uncheck();
  await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('SE');
  await contactLater.check();
  await expectAccessible(page);
  await continueButton(page).click();
  await expect(page.getByText('The rest is filled in later.')).toHaveCount(3);
  await expectAccessible(page);
  await continueButton(page).click();
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await page.getByRole('link', { name: 'See the order' }).click();

  await expect(page.getByRole('link', { name: 'Complete the details' })).toHaveAttribute('href', '#open-forms');
  const orderUrl = page.url();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Fill in for Sven Lindqvist' }));
  await page.waitForURL('**/ready/*');
  const nationality = page.locator('[data-field=nationality]');
  await waitForHydration(nationality.locator('select'));
  await nationality.locator('select').selectOption('NO');
  await expect(nationality.getByText('Saved')).toBeVisible();
  await page.goto(orderUrl);
  await press(page.locator('summary').filter({ hasText: 'Sven Lindqvist' }));
  await expect(page.getByText('Norway').locator('visible=true')).toHaveCount(1);
  await page.locator('summary').filter({ hasText: 'Emergency contact' }).click();
  const contact = page.getByRole('form', { name: 'Emergency contact' });
  await expect(contact.getByRole('combobox', { name: 'Country code' })).toHaveValue('SE');
  await contact.getByLabel('Name').fill('Karin Lindqvist');
  await contact.getByRole('textbox', { name: 'Phone' }).fill('+46 70 765 43 21');
  await contact.getByLabel('Message').fill('Speaks Swedish');
  await expectAccessible(page);
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Speaks Swedish')).toBeVisible();

  await page.goto('/user/dive-record');
  await expect(page.getByRole('heading', { name: 'Dive record' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Edit: Hana Lindqvist' }));
  await page.getByRole('form', { name: 'Hana Lindqvist' }).getByLabel('Weight in kg').fill('64');
  await expectAccessible(page);
  await page.getByRole('form', { name: 'Hana Lindqvist' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('64 kg')).toBeVisible();
});
