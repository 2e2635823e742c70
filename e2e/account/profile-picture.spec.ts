import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { atSettings, part } from '../support/settings';
import { test } from '../support/test';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5c7a' } })
    .jpeg()
    .toBuffer();

async function choosePicture(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: 'Choose a picture' }));
  await (await chooser).setFiles(file);
}

test('a picture is cropped to 200 × 200 with keyboard or mouse, shown, and removed again @phone', async ({ page }) => {
  await atSettings(page);
  await choosePicture(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(900, 600) });
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await press(dialog.getByRole('button', { name: 'Use this picture' }));
  await expect(dialog).toHaveCount(0);
  const shown = page.getByRole('img', { name: 'Your picture' });
  await expect(shown).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();

  const profile = await page.request.get('/api/trpc/auth.me');
  const { avatar } = (await profile.json()).result.data.json;
  const stored = await page.request.get(avatar);
  expect(await sharp(await stored.body()).metadata()).toMatchObject({ width: 200, height: 200 });

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(shown).toHaveCount(0);
});

test('a file that is not a picture, too large or damaged is refused with a message', async ({ page }) => {
  await atSettings(page);
  const fault = part(page, 'Your profile').getByRole('alert');
  await choosePicture(page, { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(fault).toHaveText('Please choose a JPEG, PNG or WebP picture');
  await choosePicture(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(fault).toHaveText('Please choose a file of at most 2 MB.');
  await choosePicture(page, { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(fault).toContainText('This picture cannot be read.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('closing the dialog keeps the current picture', async ({ page }) => {
  await atSettings(page);
  await choosePicture(page, { name: 'me.png', mimeType: 'image/jpeg', buffer: await picture(300, 300) });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Your picture' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
});
