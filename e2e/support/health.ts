import { expect, type Locator, type Page } from '@playwright/test';
import de from '../../public/locales/de/health.json' with { type: 'json' };
import en from '../../public/locales/en/health.json' with { type: 'json' };
import ja from '../../public/locales/ja/health.json' with { type: 'json' };
import { callsOf } from './calls';
import { press, waitForHydration } from './hydration';

const texts = { de, en, ja };
export type HealthLocale = keyof typeof texts;
export const healthTexts = (lng: HealthLocale) => texts[lng];

const question = (page: Page, id: string): Locator => page.locator(`[data-question=${id}]`);

/** Consents, answers every question with no but these, and saves; the page shows the outcome afterwards. */
export async function answerHealth(
  page: Page,
  lng: HealthLocale,
  { yes = [], keep = false }: { yes?: readonly string[]; keep?: boolean } = {},
): Promise<void> {
  const consent = page.locator('section input[type=checkbox]').first();
  await waitForHydration(consent);
  await consent.check();
  for (const id of yes) await question(page, id).getByRole('radio').first().check();
  for (const one of await page.locator('[data-question]').all()) {
    const id = (await one.getAttribute('data-question')) ?? '';
    if (!yes.includes(id)) await one.getByRole('radio').last().check();
  }
  if (keep) await page.locator('section input[type=checkbox]').last().check();
  await press(page.getByRole('button', { name: texts[lng].save }));
  await expect(page.getByRole('button', { name: texts[lng].again })).toBeVisible();
}

/** How many questions each box has, the first one being those that everybody answers. */
const boxes = { q: 10, a: 5, b: 4, c: 5, d: 5, e: 4, f: 5, g: 6 };
const questionIds = Object.entries(boxes).flatMap(([box, count]) =>
  Array.from({ length: count }, (_, index) => `${box}${index + 1}`),
);

/** Answers every question of a diver with no, by their link. */
export async function answerHealthByCall(page: Page, url: string): Promise<void> {
  const { ask, call } = callsOf(page.request);
  const token = new URL(url).pathname.split('/').at(-1) ?? '';
  const { paper } = await ask<{ paper: string }>('ready.health_text', { token });
  const answers = Object.fromEntries(questionIds.map((id) => [id, false]));
  await call('ready.save_health', { token, paper, answers, consent: true, keep: false });
}
