import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** Only rules that depend on colours run in both schemes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Reporting only violations, and skipping frames on a page without any, takes a third of the time with the same
 * findings.
 */
const axeFor = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1);

/** One line per violation: the rule and its element. */
export async function violations(page: Page, scheme: Scheme): Promise<string[]> {
  const axe = axeFor(page);
  const { violations: found } = await (scheme === 'light' ? axe : axe.withRules(rulesOfColour)).analyze();
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}

/** Checks the page as it is, in the light and the dark scheme. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violations(page, colorScheme), `${page.url()} in ${colorScheme} colours`).toEqual([]);
  }
}
