import { expect } from '@playwright/test';
import { test } from '../support/test';

test('health reports that the process runs and that the database and migrations are ready', async ({ request }) => {
  expect((await request.get('/api/health/live')).status()).toBe(200);
  expect((await request.get('/api/health/ready')).status()).toBe(200);
});
