import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { HANGING_MS } from '../../src/test/hanging';
import { paint } from './unpainted';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** Only rules about colours run in both schemes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Reporting only violations and reading no style sheets again takes a third of the time with the same findings. */
const options = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };

/** Minified, because `axe.source` is twice as long and takes a page twice the time to parse. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Found = { violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] };
type WithAxe = { axe?: { run(options: object): Promise<Found> } };

const runIfThere = (page: Page, rules: object): Promise<Found | undefined> =>
  page.evaluate((given) => (globalThis as typeof globalThis & WithAxe).axe?.run(given), { ...options, ...rules });

/** Avoids the builder without frames: it sends axe twice to each page, which costs as much as the rules. */
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
 * Waits until nothing is in transition, and returns what still is after the time limit, because a colour between two
 * schemes has the contrast of neither. Polls inside the page, more often than `expect` would, and by a timer, because
 * an idle page may never draw another frame.
 */
function settle({ scheme, withinMs }: { scheme: Scheme; withinMs: number }): Promise<string[]> {
  const isRunning = (one: Animation) => one instanceof CSSTransition && one.playState === 'running';
  const onItsWay = () => [
    ...(document.documentElement.dataset.mantineColorScheme === scheme ? [] : [`the ${scheme} colours`]),
    ...(document.querySelector('[aria-busy="true"]') ? ['what is busy'] : []),
    ...(document.getAnimations().some(isRunning) ? ['a transition'] : []),
  ];
  return new Promise((resolve) => {
    let isOver = false;
    setTimeout(() => {
      isOver = true;
    }, withinMs);
    const look = () => {
      const left = onItsWay();
      if (left.length === 0 || isOver) resolve(left);
      else setTimeout(look, 16);
    };
    look();
  });
}

/** Checks the page's current state in the light and the dark scheme. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const left = await page.evaluate(settle, { scheme: colorScheme, withinMs: HANGING_MS / 10 });
    expect(left, `${page.url()} is still waiting`).toEqual([]);
    expect(await violations(page, colorScheme), `${page.url()} in ${colorScheme} colours`).toEqual([]);
  }
}
