import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

test.describe('the dive sites', () => {
  test('are accessible @phone', async ({ page }) => {
    const paths = ['/locations', '/locations/usat-liberty', '/facility-locations', '/facility-locations/training-pool'];
    for (const path of paths) {
      await page.goto(path);
      await expectAccessible(page);
      await expectToFit(page);
    }
  });

  test('are accessible in other languages @phone-only', async ({ page }) => {
    for (const path of ['/de/locations/usat-liberty', '/ja/facility-locations/training-pool']) {
      await page.goto(path);
      await expectAccessible(page);
      await expectToFit(page);
    }
  });

  test('are on the drawn map, each with a link to its page', async ({ page }) => {
    await page.goto('/locations');
    const pins = page.getByRole('list', { name: 'Dive sites on the map' }).getByRole('link');
    expect(await pins.count()).toBeGreaterThanOrEqual(20);
    await pins.filter({ hasText: 'Manta Point' }).click();
    await expect(page).toHaveURL(/\/locations\/manta-point$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Manta Point' })).toBeVisible();
  });

  test('show their depth, their best season and the trips to them', async ({ page }) => {
    await page.goto('/locations/manta-point');
    await expect(page.getByRole('img', { name: 'Reef, from 5 to 18 metres' })).toBeVisible();
    await expect(page.getByText(/At its best: April to November/)).toBeVisible();
    const trips = page.getByRole('region', { name: 'Trips that go there' });
    expect(await trips.getByRole('article').count()).toBeGreaterThan(0);
    await expect(page.getByRole('main')).not.toContainText(/Rp|IDR/);
  });

  test('are not found under an unknown name', async ({ request }) => {
    for (const path of ['/locations/atlantis', '/id/facility-locations/atlantis', '/blog/atlantis'])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

test('on a phone the map links to the areas of the list @phone-only', async ({ page }) => {
  await page.goto('/locations');
  const bubbles = page.getByRole('list', { name: 'Dive sites on the map' });
  await bubbles.getByRole('link', { name: 'Amed', exact: true }).click();
  await expect(page).toHaveURL(/#area-amed$/);
  await expect(page.locator('#area-amed')).toBeInViewport();
});
