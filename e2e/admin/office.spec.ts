import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { gate } from '../support/gate';
import { press, waitForHydration } from '../support/hydration';
import { signIn } from '../support/people';
import { pushDown } from '../support/push-down';
import { test } from '../support/test';

const price = (page: Page) => page.getByRole('textbox', { name: 'Price' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const states = (page: Page, state: string | RegExp) => page.getByRole('status').filter({ hasText: state });

async function openTorch(page: Page) {
  await page.goto('/admin/addons?search=torch');
  await page.getByRole('link', { name: /torch/i }).click();
  await waitForHydration(save(page));
}

test('an add-on is written in several languages, found in its list and exported as a file', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/addons');
  await press(page.getByRole('link', { name: 'New add-on' }));
  await waitForHydration(save(page));
  await page.getByRole('tab', { name: /Deutsch/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Unterwasserscooter');
  await save(page).click();
  // The missing text is in another language: its tab opens, and the field has the focus.
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByRole('tab', { name: /English/, selected: true })).toBeVisible();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Underwater scooter');
  await price(page).fill('450000');
  await save(page).click();
  await page.waitForURL(/\/edit$/);
  await expect(page.getByRole('tab', { name: /日本語/ })).toContainText('1');
  await expectAccessible(page);

  await page.goto('/admin/addons?search=scooter');
  await expect(page.getByRole('row', { name: /Underwater scooter/ })).toContainText('450,000');
  const coming = page.waitForEvent('download');
  await press(page.getByRole('link', { name: 'CSV file' }));
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^addons-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/Underwater scooter,450000,per diver,1,0,0,0,0,Active\r\n$/);
  await page.getByRole('row', { name: /Underwater scooter/ }).focus();
  await page.keyboard.press('x');
  await expect(states(page, '1 selected')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'Underwater scooter' })).toBeVisible();
  await expectAccessible(page);
});

test('concurrent changes by two admins are not lost, whoever saves last', async ({ page, browser }) => {
  await signIn(page, 'admin');
  await openTorch(page);
  const other = await (await browser.newContext({ baseURL: process.env.SEGARA_E2E_URL })).newPage();
  await signIn(other, 'admin');
  await openTorch(other);
  await price(other).fill('81000');
  await save(other).click();
  await expect(states(other, /^Saved$/)).toBeVisible();

  await price(page).fill('82000');
  await save(page).click();
  await expect(page.getByText(/has changed this in the meantime/)).toBeVisible();
  await expect(price(page)).toHaveValue('Rp 82,000');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(states(page, /^Saved$/)).toBeVisible();
  await page.reload();
  await expect(price(page)).toHaveValue('Rp 82,000');

  // A field that only one admin changed needs no decision.
  await openTorch(other);
  await price(other).fill('83000');
  await save(other).click();
  await expect(states(other, /^Saved$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Dive torch, bright');
  await save(page).click();
  await expect(page.getByText('Both changes are saved.', { exact: false })).toBeVisible();
  await expect(price(page)).toHaveValue('Rp 83,000');
  await other.context().close();
});

test('leaving a form with unsaved input asks for confirmation', async ({ page }) => {
  await signIn(page, 'admin');
  await openTorch(page);
  await price(page).fill('99000');
  await expect(states(page, 'Not saved yet')).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'FAQs' }).click();
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(price(page)).toHaveValue('Rp 99,000');
  // The focus is on the link, outside the form.
  await page.keyboard.press('Control+s');
  await expect(states(page, /^Saved$/)).toBeVisible();
  await price(page).fill('98000');
  await page.goBack();
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(price(page)).toHaveValue('Rp 98,000');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(/\/admin\/addons\?search=torch$/);
});

test('input typed during a save is not lost', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/addons/create');
  await waitForHydration(save(page));
  await page.getByRole('textbox', { name: 'Name' }).fill('Reef hook');
  await price(page).fill('95000');
  await save(page).click();
  await page.waitForURL(/\/edit$/);
  const answer = gate();
  await page.route(/addons\.update/, async (route) => {
    await answer.opened;
    await route.continue();
  });
  const updateRequest = page.waitForRequest(/addons\.update/);
  await waitForHydration(save(page));
  await price(page).fill('96000');
  await save(page).click();
  await updateRequest;
  await price(page).fill('97000');
  answer.open();
  await expect(states(page, 'Not saved yet')).toBeVisible();
  await expect(price(page)).toHaveValue('Rp 97,000');
  await save(page).click();
  await expect(states(page, /^Saved$/)).toBeVisible();
  await page.reload();
  await expect(price(page)).toHaveValue('Rp 97,000');
});

test('the command palette opens a page, where questions are reordered by keyboard', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/faqs/order');
  const topic = page.locator('section', { has: page.getByRole('heading', { name: 'Booking', exact: true }) });
  const handles = topic.getByRole('button', { name: /^Move / });
  await waitForHydration(handles.first());
  const [first, second] = await handles.allTextContents().then(() => topic.getByRole('listitem').allTextContents());
  await handles.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/lifted, place 1 of/)).toBeAttached();
  await pushDown(page);
  await expect(page.getByText(/lifted, place 1 of/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/: place 2 of/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(topic.getByRole('listitem').nth(0)).toHaveText(second ?? '');
  await expect(topic.getByRole('listitem').nth(1)).toHaveText(first ?? '');
  await expect(page.getByText('The order is saved.')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to a page, a day, an order or a customer' });
  await palette.getByRole('searchbox').or(palette.getByRole('textbox')).fill('faq');
  await expect(palette.getByRole('button', { name: 'FAQs' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/faqs$/);
  await expect(page.getByRole('row', { name: new RegExp(second ?? '') })).toBeVisible();
});

test('text typed right after Ctrl+K is searched, even before the palette has loaded', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin');
  await waitForHydration(page.getByRole('button', { name: 'Search', exact: true }));
  const field = page.getByRole('dialog').getByRole('searchbox').or(page.getByRole('dialog').getByRole('textbox'));
  for (const words of ['faq', 'manta']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await expect(field).toHaveValue(words);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('the command palette finds days in any language, actions, boats, crew, products and dive sites', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin');
  const open = page.getByRole('button', { name: 'Search', exact: true });
  await waitForHydration(open);
  const palette = page.getByRole('dialog', { name: 'Go to a page, a day, an order or a customer' });
  const search = async (words: string) => {
    await page.keyboard.press('Control+k');
    await palette.getByRole('searchbox').or(palette.getByRole('textbox')).fill(words);
  };
  for (const tomorrow of ['tomorrow', 'besok', '明日', '明天', 'morgen']) {
    await search(tomorrow);
    await expect(palette.getByRole('button', { name: /Schedule of the day/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  }
  await search('24 dez 2026');
  await expect(palette.getByRole('button', { name: /24 December 2026.*Schedule of the day/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/schedule\/2026-12-24$/);

  await search('walk-in');
  await expect(palette.getByRole('button', { name: 'Book for a guest' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/orders\/create$/);

  await search('baruna');
  await palette.getByRole('button', { name: 'Putri Baruna' }).press('Enter');
  await page.waitForURL(/\/admin\/boats\/[\w-]+\/edit$/);
  await search('vogel');
  await palette.getByRole('button', { name: 'Katrin Vogel' }).press('Enter');
  await page.waitForURL(/\/admin\/crew\/[\w-]+\/edit$/);

  await search('manta');
  await expect(palette.getByRole('button', { name: 'Mantas of Nusa Penida' })).toBeVisible();
  await palette.getByRole('button', { name: 'Manta Point' }).press('Enter');
  await page.waitForURL(/\/admin\/locations\/manta-point\/edit$/);
});
