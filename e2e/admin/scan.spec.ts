import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { encodeQR } from 'qr';
import config from '../../playwright.config';
import { dayAt } from '../../src/shared/time/days';
import { expectAccessible } from '../support/accessibility';
import { callsOf } from '../support/calls';
import { waitForHydration } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';

const WIDTH = 640;
const HEIGHT = 480;
const tag = `CAM${randomUUID().slice(0, 6).toUpperCase()}`;

/** Writes a film that shows the QR code of the tag, in the format that Chromium's fake camera plays. */
function filmOf(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const scale = Math.floor(HEIGHT / rows.length);
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (let y = 0; y < rows.length * scale; y += 1)
    for (let x = 0; x < rows.length * scale; x += 1)
      if (rows[Math.floor(y / scale)]?.[Math.floor(x / scale)]) luma[y * WIDTH + x + 80] = 16;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  const file = join(mkdtempSync(join(tmpdir(), 'segara-film-')), 'camera.y4m');
  writeFileSync(file, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip C420\n`), frame, frame]));
  return file;
}

const { executablePath, args = [] } = config.use?.launchOptions ?? {};
test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${filmOf(tag)}`,
    ],
  },
});

test('a unit that is out is taken back by showing its label to the camera', async ({ page }) => {
  await signIn(page, 'admin');
  const { call } = callsOf(page.request);
  await call('admin.equipment.create', { kind: 'camera', tag });
  await call('admin.equipment.issue', { tag, date: dayAt(new Date()), parts: ['morning'] });
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wanted) => {
      document.documentElement.dataset.camera = 'requested';
      return open(wanted);
    };
  });
  await page.goto('/admin/equipment/out');
  const scan = page.getByRole('button', { name: 'Scan' });
  await waitForHydration(scan);
  await expect(page.getByRole('listitem').filter({ hasText: tag })).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('html[data-camera]')).toHaveCount(0);
  await scan.click();
  await expect(page.locator('html[data-camera]')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: `${tag} is back.` })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: tag })).toHaveCount(0);
});
