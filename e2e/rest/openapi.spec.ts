import { expect } from '@playwright/test';
import { test } from '../support/test';

test('the API document is OpenAPI 3.1 and lists the agreed calls at their paths', async ({ request, baseURL }) => {
  const answer = await request.get('/api/openapi.json');
  expect(answer.status()).toBe(200);
  const document = await answer.json();
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers).toEqual([{ url: `${baseURL}/api` }]);
  expect(document.paths['/users/login'].post.requestBody.content['application/json'].schema.required).toEqual([
    'email',
    'password',
  ]);
  expect(document.paths).toHaveProperty('/admins/profile.get');
});

test('the API documentation at /api/docs opens with closed groups and a filter', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByPlaceholder('Filter by tag or path')).toBeVisible();
  await expect(page.getByText('/users/login')).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand operation' }).first().click();
  await expect(page.getByText('/users/login').first()).toBeVisible();
});
