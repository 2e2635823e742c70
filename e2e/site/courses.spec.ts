import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { htmlOf, jsonLdIn } from '../support/html';
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

test('courses are listed under their prerequisites', async ({ page }) => {
  await page.goto('/courses');
  const start = page.getByRole('region', { name: 'Start here' });
  await expect(start.getByRole('link', { name: 'Open Water Diver', exact: true })).toBeVisible();
  const further = page.getByRole('region', { name: 'Certified? Go further' });
  await expect(further.getByRole('link', { name: 'Advanced Open Water Diver' })).toBeVisible();
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
