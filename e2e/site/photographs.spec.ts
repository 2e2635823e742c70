import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const PHOTOGRAPHS = 5;

const frames = (page: Page) => page.getByRole('main').locator('a[data-width]');

test('photographs at the head of a trip open over the page, one after the other @phone', async ({ page }) => {
  await page.goto('/trips/nusa-penida-mantas');
  await expect(frames(page)).toHaveCount(PHOTOGRAPHS);
  await expectToFit(page);
  const first = frames(page).first();
  await first.scrollIntoViewIfNeeded();
  await press(first);
  const box = page.getByRole('dialog');
  await expect(box.getByText(`1 / ${PHOTOGRAPHS}`)).toBeVisible();
  await expect(box.getByRole('img')).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText(`2 / ${PHOTOGRAPHS}`)).toBeVisible();
  await box.getByRole('button', { name: 'Previous picture' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(box.getByText(`${PHOTOGRAPHS} / ${PHOTOGRAPHS}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(first).toBeFocused();
});
