import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const schemes = ['light', 'dark'] as const;

/** One line per fault: the rule, and where it is broken. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}

/** A page as it stands has no fault that axe knows, in light colours and in dark ones. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect(await violations(page), `${page.url()} in ${colorScheme} colours`).toEqual([]);
  }
}

/** The same for what a page has come to by what somebody did on it, which a reload would undo. */
export async function expectStateAccessible(page: Page) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect(await violations(page), `${page.url()} in ${colorScheme} colours, as it stands`).toEqual([]);
  }
}
