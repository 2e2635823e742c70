import { expect, type Page } from '@playwright/test';
import { gate } from '../support/gate';
import { signIn } from '../support/people';
import { test } from '../support/test';

/** Holds back the scripts of charts until the returned function is called. */
async function holdCharts(page: Page): Promise<() => void> {
  const charts = gate();
  await page.route('**/_next/static/**/*.js*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('recharts')) await charts.opened;
    await route.fulfill({ response, body });
  });
  return charts.open;
}

test('content below a chart stays in place when the chart appears', async ({ page }) => {
  await signIn(page, 'admin');
  const letGo = await holdCharts(page);
  await page.goto('/admin/reports');
  const below = page.getByText('As a table').first();
  await expect(below).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const fromTitle = () =>
    below.evaluate((summary) => {
      const panel = summary.closest('section');
      return panel ? summary.getBoundingClientRect().top - panel.getBoundingClientRect().top : null;
    });
  const before = await fromTitle();
  expect(before).toBeGreaterThan(0);
  letGo();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  expect(await fromTitle()).toBe(before);
});

test('the legend of a report shows the colours of its bars', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/reports');
  for (const name of ['These days', 'Days before']) {
    const entry = page.getByText(name, { exact: true }).first().locator('..');
    const colour = entry.locator('.mantine-ColorSwatch-root');
    await expect(colour).toBeVisible();
    expect((await colour.boundingBox())?.width).toBeGreaterThan(5);
  }
});
