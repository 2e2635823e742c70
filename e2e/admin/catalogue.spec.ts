import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { maxPictureMegabytes } from '../../src/shared/schema/picture-limits';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';

const settled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

test('a new product is visible to staff first and then to everybody', async ({ page }) => {
  const title = `Reef check ${randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin');
  await page.goto('/admin/products/create');
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('Title is required')).toBeVisible();

  await page.getByLabel('Title').first().fill(title);
  await page.getByLabel('Promise in one sentence').first().fill('Count what lives there.');
  await page.getByLabel('Price of a package').fill('2500000');
  await save(page);
  await expect(page).toHaveURL(/\/admin\/products\/reef-check-[a-z0-9]+\/images$/);
  const [, slug] = /products\/([^/]+)\/images/.exec(page.url()) ?? [];

  await page.goto(`/trips/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await page.goto(`/admin/products/${slug}/preview`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.goto('/admin/products');
  await press(page.locator('summary').filter({ hasText: 'Drafts and missing translations' }));
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(/not shown.*DE/);

  await page.goto(`/admin/products/${slug}/edit`);
  await press(page.getByRole('tab', { name: /^Deutsch/ }).first());
  await page.getByLabel('Title').locator('visible=true').first().fill('Riffzählung');
  await page.getByLabel('Shown on the site').check();
  await save(page);
  await saved(page);
  await page.goto(`/de/trips/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riffzählung');
});

const noise = { type: 'gaussian' as const, mean: 120, sigma: 60 };
const photograph = (width: number, height: number, quality: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7ea4', noise } })
    .jpeg({ quality })
    .toBuffer();

/** Thirty photographs, two of them larger than the server takes, and one file that is none. */
async function photographsIn(folder: string): Promise<string[]> {
  const [small, large] = [await photograph(600, 400, 80), await photograph(1700, 1200, 100)];
  expect(large.byteLength).toBeGreaterThan(maxPictureMegabytes * 1024 * 1024);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, bytes: Buffer | string) => {
    writeFileSync(path.join(folder, name), bytes);
    return path.join(folder, name);
  };
  return [
    write('turtle-over the reef.jpg', large),
    ...Array.from({ length: 29 }, (_, at) => write(`IMG_${2000 + at}.jpg`, at === 28 ? large : small)),
    write('notes.txt', 'notes'),
  ];
}

test('thirty photographs at once get an order, a focal point and proposed texts', async ({ page }, info) => {
  const files = await photographsIn(info.outputPath('photographs'));
  await signIn(page, 'admin');
  const title = `Season ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/products/create');
  await page.getByLabel('Title').first().fill(title);
  await page.getByLabel('Promise in one sentence').first().fill('A season in pictures.');
  await page.getByLabel('Price of a package').fill('2500000');
  await save(page);
  await expect(page).toHaveURL(/\/images$/);
  await settled(page);

  await page.locator('input[type="file"]').setInputFiles(files);
  await expect(page.getByText(/^Sending picture \d+ of 31: /)).toBeVisible();
  await expectAccessible(page);
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Crop: / }) });
  await expect(cards).toHaveCount(30);
  await expect(page.getByText('Please choose a JPEG, PNG or WebP picture')).toBeVisible();
  await expect(cards.first()).toContainText('Proposed: Turtle over the reef');
  await expect(cards.last()).toContainText(`Proposed: ${title}`);
  await save(page);
  await saved(page);

  await page.reload();
  await expect(cards).toHaveCount(30);
  await expect(page.getByText('Proposed: ')).toHaveCount(0);
  await expect(cards.first().getByRole('button', { name: 'Focal point: Turtle over the reef' })).toBeVisible();
});

test("a colleague's concurrent change is not overwritten, and the input stays", async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/locations/jepun/edit');
  await press(page.getByLabel('Depth to'));
  await page.getByLabel('Depth to').fill('26');
  const other = await page.context().newPage();
  await other.goto('/admin/locations/jepun/edit');
  await press(other.getByLabel('Depth to'));
  await other.getByLabel('Depth to').fill('24');
  await save(other);
  await saved(other);

  await save(page);
  await expect(page.getByText('has changed this in the meantime')).toBeVisible();
  await expect(page.getByLabel('Depth to')).toHaveValue('26 m');
  await page.getByRole('button', { name: 'Load the other version' }).click();
  await expect(page.getByLabel('Depth to')).toHaveValue('24 m');
});

test('the lists and forms of the catalogue are accessible', async ({ page }) => {
  await signIn(page, 'admin');
  for (const path of ['/admin/products', '/admin/products/open-water-diver/edit', '/admin/locations/jepun/edit']) {
    await page.goto(path);
    await settled(page);
    await expectAccessible(page);
  }
});
