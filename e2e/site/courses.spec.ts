import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { htmlOf, jsonLdIn } from '../support/html';
import { press } from '../support/hydration';
import { test } from '../support/test';

const OPEN_WATER = '/courses/open-water-diver';

test('the course pages are accessible @phone', async ({ page }) => {
  for (const path of ['/courses', OPEN_WATER]) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test('the course pages are accessible in Japanese @phone-only', async ({ page }) => {
  await page.goto(`/ja${OPEN_WATER}`);
  await expectAccessible(page);
});

test('courses narrow to those of a stage', async ({ page }) => {
  await page.goto('/courses');
  const cards = page.getByRole('main').getByRole('article');
  const openWater = cards.getByRole('link', { name: 'Open Water Diver', exact: true });
  const advanced = cards.getByRole('link', { name: 'Advanced Open Water Diver' });
  await press(page.getByRole('link', { name: 'Start here' }));
  await expect(openWater).toBeVisible();
  await expect(advanced).toHaveCount(0);
  await page.getByRole('link', { name: 'Certified? Go further' }).click();
  await expect(advanced).toBeVisible();
  await expect(openWater).toHaveCount(0);
});

test('the ladder links a course to the next one and back', async ({ page }) => {
  await page.goto(OPEN_WATER);
  const ladder = page.getByRole('region', { name: 'Where this course fits in' });
  await ladder.getByRole('link', { name: 'Advanced Open Water Diver' }).click();
  await expect(page).toHaveURL(/\/courses\/advanced-open-water-diver$/);
  await ladder.getByRole('link', { name: 'Open Water Diver', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${OPEN_WATER}$`));
});

test('the structured data of a course describes it as a course', async ({ request }) => {
  const [jsonLd] = jsonLdIn(await htmlOf(request, OPEN_WATER));
  expect(JSON.parse(jsonLd ?? '{}')['@graph'][0]['@type']).toBe('Course');
  expect(jsonLd).not.toMatch(/"(offers|price)"/);
});
