import { expect } from '@playwright/test';
import { diveSites } from '../../demo/content/dive-sites';
import { faqs } from '../../demo/content/faqs';
import { trips } from '../../demo/content/trips/index';
import { splitStep } from '../../src/features/catalogue/storefront/ui/split-step';
import { typeset } from '../../src/i18n/typography/typeset';
import { test } from '../support/test';

// Variants are shown only to people with an account.
const trip = { ...trips.find(({ slug }) => slug === 'padang-bai-day'), variants: [] };
const site = diveSites.find(({ slug }) => slug === 'manta-point');

/** Texts of an entry in a language, at any depth. */
const textsIn = (entry: unknown, lng: string): string[] =>
  typeof entry === 'object' && entry !== null
    ? Object.entries(entry).flatMap(([key, part]) => (key === lng ? [part].flat() : textsIn(part, lng)))
    : [];

for (const [path, entry] of [
  ['/trips/padang-bai-day', trip],
  ['/locations/manta-point', site],
  ['/faq', faqs],
] as const) {
  test(`no line of ${path} ends between a number and its unit`, async ({ page }) => {
    for (const lng of ['de', 'ja']) {
      // Texts with fields are shown with the shop's settings, so they differ.
      const texts = textsIn(entry, lng).filter((text) => text !== typeset(text) && !text.includes('{'));
      expect(texts).not.toEqual([]);
      await page.goto(`/${lng}${path}`);
      const shown = (await page.locator('main').textContent()) ?? '';
      // A step of the day shows its first words apart.
      const isShown = (text: string) =>
        shown.includes(typeset(text)) ||
        Object.values(splitStep(text)).every((part) => part !== '' && shown.includes(typeset(part)));
      expect(texts.filter((text) => !isShown(text))).toEqual([]);
    }
  });
}

test('search engines and link previews get the texts as written', async ({ page }) => {
  await page.goto('/ja/trips/padang-bai-day');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const contents = await page
    .locator('head meta[content]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
  const forMachines = [...data, await page.title(), ...contents].join('\n');
  expect(forMachines).toContain('パダンバイの1日');
  expect(forMachines).not.toMatch(/[\u00a0\u2060]/);
});
