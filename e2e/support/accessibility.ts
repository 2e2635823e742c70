import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** What depends on the colours is asked in both schemes, everything else once. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Only what is broken is written down, and a page without frames is asked as a whole: axe then needs a third of the
 * time, and finds the same.
 */
const axeFor = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1);

/** One line per fault: the rule, and where it is broken. */
export async function violations(page: Page, scheme: Scheme): Promise<string[]> {
  const axe = axeFor(page);
  const { violations: found } = await (scheme === 'light' ? axe : axe.withRules(rulesOfColour)).analyze();
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}

/** A page as it stands has no fault that axe knows, in light colours and in dark ones. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violations(page, colorScheme), `${page.url()} in ${colorScheme} colours`).toEqual([]);
  }
}
