import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { whenAlive } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const panel = (page: Page) => page.getByRole('tabpanel');
const open = (page: Page, language: string) => page.getByRole('tab', { name: language }).click();

async function save(page: Page) {
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
}

/** The page has its English text all along, so that others that read it meanwhile find it as it is shipped. */
test('the owner writes a page in two languages, visitors read it at once, and the shipped text comes back', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/settings/shop/texts/careers');
  await whenAlive(page.getByRole('tab', { name: 'English' }));
  await expectAccessible(page);

  for (const [language, title] of [
    ['Deutsch', 'Kommen Sie ins Team'],
    ['日本語', 'いっしょに働きませんか'],
  ] as const) {
    await open(page, language);
    await panel(page).getByRole('button', { name: 'Write an own text' }).click();
    await panel(page).getByLabel('Title', { exact: true }).fill(title);
    const text = panel(page).getByRole('textbox', { name: 'Text of the page' });
    await text.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('{deposit} / ');
  }
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog')).toContainText('30 / ');
  await page.keyboard.press('Escape');
  await save(page);

  await page.goto('/de/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kommen Sie ins Team');
  await expect(page.getByRole('heading', { level: 2, name: /^30 \/ / })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await page.goto('/ja/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('いっしょに働きませんか');

  await page.goto('/admin/settings/shop/texts/careers');
  await whenAlive(page.getByRole('tab', { name: 'English' }));
  for (const language of ['Deutsch', '日本語']) {
    await open(page, language);
    await panel(page).getByRole('button', { name: 'Use the shipped text again' }).click();
  }
  await save(page);
  await page.goto('/de/careers');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kommen Sie ins Team');
});
