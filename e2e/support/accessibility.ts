import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** What depends on the colours is asked in both schemes, everything else once. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** One line per fault: the rule, and where it is broken. */
async function violations(page: Page, scheme: Scheme): Promise<string[]> {
  const axe = new AxeBuilder({ page });
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
