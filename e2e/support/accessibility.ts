import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { paint } from './unpainted';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** Only rules that depend on colours run in both schemes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Reporting only violations and reading no style sheets again takes a third of the time with the same findings. */
const options = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };

/** Not `axe.source`, which is twice as long and takes a page twice the time to read. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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
  await page.evaluate(source);
  return analyze(page, scheme);
}

/** One line per violation: the rule and its element. */
export async function violations(page: Page, scheme: Scheme): Promise<string[]> {
  await paint(page);
  const { violations: found } = await analyze(page, scheme);
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}

/**
 * Looks at each frame, in the page; `expect` would look again after a tenth of a second, on each page in each scheme. A
 * colour on its way from one scheme to the other has the contrast of neither.
 */
function settle(scheme: Scheme): Promise<void> {
  const { dataset } = document.documentElement;
  const isRunning = (one: Animation) => one instanceof CSSTransition && one.playState === 'running';
  return new Promise((resolve) => {
    const look = () => {
      const isReady = dataset.mantineColorScheme === scheme && !document.querySelector('[aria-busy="true"]');
      if (isReady && !document.getAnimations().some(isRunning)) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Checks the page as it is, in the light and the dark scheme. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(settle, colorScheme);
    expect(await violations(page, colorScheme), `${page.url()} in ${colorScheme} colours`).toEqual([]);
  }
}
