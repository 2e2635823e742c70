import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { SettingsView } from '../../src/features/settings/schema';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { expectAccessible } from '../support/accessibility';
import { callsOf } from '../support/calls';
import { owner } from '../support/evening-people';
import { press, waitForHydration } from '../support/hydration';
import { testInOwnShop } from '../support/own-shop';
import { expectToFit } from '../support/width';

/** A separate shop, because its settings are on every page. */
const test = testInOwnShop(plusDays(dayAt(new Date()), 1), []);

const texts = '/admin/settings/shop/texts/terms';
const panel = (page: Page) => page.getByRole('tabpanel');
const open = (page: Page, language: string) => page.getByRole('tab', { name: language }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function save(page: Page) {
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'The texts have been saved' })).toBeVisible();
}

test('the owner edits the terms in two languages, visitors read them at once, and a reset restores the shipped ones', async ({
  page,
  shop,
}) => {
  await callsOf(page.request, shop.origin).call('auth.admins.login', owner);
  await page.goto(texts);
  await waitForHydration(page.getByRole('tab', { name: 'English' }));
  await expectAccessible(page);
  for (const [language, name] of [
    ['English', 'Our rules'],
    ['Deutsch', 'Unsere Regeln'],
  ] as const) {
    await open(page, language);
    await panel(page).getByRole('button', { name: 'Write an own text' }).click();
    await panel(page).getByRole('textbox', { name: 'Title', exact: true }).fill(name);
    await panel(page).getByRole('textbox', { name: 'Text of the page' }).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('{deposit} / ');
  }
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog')).toContainText('30 / ');
  await page.keyboard.press('Escape');
  await save(page);

  await page.goto('/de/terms-and-conditions');
  await expect(title(page)).toHaveText('Unsere Regeln');
  await expect(page.getByRole('heading', { level: 2, name: /^30 \/ / })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await page.goto('/ja/terms-and-conditions');
  await expect(title(page)).toHaveText('Our rules');
  await expect(page.getByText('このページは現在、英語のみです。')).toBeVisible();

  await page.goto(`/en${texts}`);
  await waitForHydration(page.getByRole('tab', { name: 'English' }));
  for (const language of ['English', 'Deutsch']) {
    await open(page, language);
    await panel(page).getByRole('button', { name: 'Use the shipped text again' }).click();
  }
  await save(page);
  await page.goto('/de/terms-and-conditions');
  await expect(title(page)).toHaveText('Unsere AGB');
});

test('a hidden language leads to English and disappears from the switcher, alternate links and sitemap', async ({
  request,
  shop,
}) => {
  const found = async () => {
    const [page, map] = await Promise.all(['/about', '/sitemap.xml'].map(async (path) => request.get(path)));
    const [html, xml] = [await page?.text(), await map?.text()];
    return [/href="\/de\/about"/.test(html ?? ''), /hreflang="de"/i.test(html ?? ''), /\/de\/about/.test(xml ?? '')];
  };
  expect(await found()).toEqual([true, true, true]);
  await shop.office.call('admin.shop.save_languages', { hidden: ['de'] });
  expect(await found()).toEqual([false, false, false]);
  const answer = await request.get('/de/about', { maxRedirects: 0 });
  expect(answer.status()).toBeGreaterThanOrEqual(300);
  expect(new URL(answer.headers().location ?? '', shop.origin).pathname).toBe('/about');
  await shop.office.call('admin.shop.save_languages', { hidden: [] });
  expect(await found()).toEqual([true, true, true]);
});

test("an uploaded logo is in the header of every page, and a weekday's hours in the footer", async ({ page, shop }) => {
  const calls = callsOf(page.request, shop.origin);
  await calls.call('auth.admins.login', owner);
  const buffer = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0b6781' } })
    .png()
    .toBuffer();
  const sent = await page.request.post('/api/media', {
    headers: { origin: shop.origin },
    multipart: { file: { name: 'logo.png', mimeType: 'image/png', buffer } },
  });
  const { uuid, url } = (await sent.json()).data;
  const { identity } = await calls.ask<SettingsView>('admin.shop.get', {});
  await calls.call('admin.shop.save_identity', { ...identity, logo: uuid });
  for (const path of ['/', '/de/trips']) {
    await page.goto(path);
    await expect(page.getByRole('banner').locator(`img[src="${url}"]`).first()).toBeVisible();
  }

  await page.goto('/en/admin/settings/shop/identity');
  const hours = page.getByRole('group', { name: 'Other hours on some weekdays' });
  await press(hours.getByRole('button', { name: 'Add' }));
  await expect(hours.getByLabel('Weekday, line 1')).toHaveValue('7');
  await hours.getByLabel('Opens, line 1').fill('08:00');
  await page.keyboard.press('Control+s');
  await expect(hours.getByLabel('Closes, line 1')).toHaveAccessibleDescription(/\S/);
  await hours.getByLabel('Closes, line 1').fill('13:00');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'The settings have been saved' })).toBeVisible();
  await page.goto('/de/contact');
  await expect(page.getByRole('contentinfo')).toContainText('So 08:00–13:00');
});

test('the shop’s phone numbers take their country from a typed code, and its divers per guide preview short days', async ({
  page,
  shop,
}) => {
  const { ask, call } = callsOf(page.request, shop.origin);
  await call('auth.admins.login', owner);
  const identity = async () => (await ask<SettingsView>('admin.shop.get', {})).identity;
  const { version: _, ...before } = await identity();
  await page.goto('/admin/settings/shop/identity');
  const whatsApp = page.getByRole('textbox', { name: 'WhatsApp' });
  await waitForHydration(whatsApp);
  await whatsApp.press('ControlOrMeta+a');
  await whatsApp.pressSequentially('+49 151 12345678');
  await expect(page.getByLabel('Country code').first()).toHaveValue('DE');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await identity()).whats_app).toBe('+49 1511 2345678');
  expect((await identity()).phones).toEqual(before.phones);
  await expectAccessible(page);
  await call('admin.shop.save_identity', before);

  await page.goto('/admin/settings/shop/selling');
  const guide = page.getByLabel('Divers per guide');
  await waitForHydration(guide);
  await guide.fill('2');
  await expect(page.getByText('With this number, no further day becomes short.')).toBeVisible();
  await expectAccessible(page);
});
