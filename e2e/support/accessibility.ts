import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { paint } from './unpainted';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** Only rules that depend on colours run in both schemes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Reporting only violations and reading no style sheets again takes a third of the time with the same findings. */
const options = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };

type Found = { violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] };
type WithAxe = { axe?: { run(options: object): Promise<Found> } };

const runIfThere = (page: Page, rules: object): Promise<Found | undefined> =>
  page.evaluate((given) => (globalThis as typeof globalThis & WithAxe).axe?.run(given), { ...options, ...rules });

/** The builder sends axe twice to each page, which costs as much as the rules; only frames need the builder. */
async function analyze(page: Page, scheme: Scheme): Promise<Found> {
  const rules = scheme === 'dark' ? { runOnly: rulesOfColour } : {};
  if (page.frames().length > 1) {
    // A copy, because the builder writes into it.
    return new AxeBuilder({ page }).options({ ...options, ...rules }).analyze();
  }
  const found = await runIfThere(page, rules);
  if (found) return found;
  await page.evaluate(axe.source);
  return analyze(page, scheme);
}

/** One line per violation: the rule and its element. */
export async function violations(page: Page, scheme: Scheme): Promise<string[]> {
  await paint(page);
  const { violations: found } = await analyze(page, scheme);
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}

/** A colour on its way from one scheme to the other has the contrast of neither. */
const hasRunningTransition = () =>
  document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running');

/** Checks the page as it is, in the light and the dark scheme. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(hasRunningTransition)).toBe(false);
    expect(await violations(page, colorScheme), `${page.url()} in ${colorScheme} colours`).toEqual([]);
  }
}
