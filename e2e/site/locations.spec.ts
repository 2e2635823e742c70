import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { waitForHydration } from '../support/hydration';
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

  test('are listed beside the drawn map for the area under the pointer or the focus', async ({ page }) => {
    await page.goto('/locations');
    const names = page.getByRole('list', { name: 'Dive sites on the map' });
    await waitForHydration(names);
    await names.getByRole('link', { name: 'Nusa Penida', exact: true }).hover();
    const penida = page.getByRole('region', { name: 'Nusa Penida' });
    await expect(penida.getByRole('listitem')).toHaveCount(5);
    await names.getByRole('link', { name: 'Amed', exact: true }).focus();
    await expect(penida).toBeHidden();
    const amed = page.getByRole('region', { name: 'Amed' });
    await expect(amed.getByRole('link', { name: '4 dive sites' })).toHaveAttribute('href', '?area=amed#area-amed');
    await amed.getByRole('link', { name: 'Jemeluk Wall' }).click();
    await expect(page).toHaveURL(/\/locations\/jemeluk-wall$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Jemeluk Wall' })).toBeVisible();
  });

  test('show their depth, their best season and the trips to them', async ({ page }) => {
    await page.goto('/locations/manta-point');
    await expect(page.getByRole('main').getByText('5–18 m', { exact: true })).toBeVisible();
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

test('the map of the home page leads to the trips to an area', async ({ page }) => {
  await page.goto('/');
  const name = page
    .getByRole('list', { name: 'Dive sites on the map' })
    .getByRole('link', { name: 'Amed', exact: true });
  await waitForHydration(name);
  await name.focus();
  await page.getByRole('link', { name: 'Trips to Amed' }).click();
  await expect(page).toHaveURL(/\/trips\?area=amed$/);
});

test('on a phone an area of the map opens its sites, which link to the list @phone-only', async ({ page }) => {
  await page.goto('/locations');
  const names = page.getByRole('list', { name: 'Dive sites on the map' });
  await waitForHydration(names);
  await names.getByRole('link', { name: 'Amed', exact: true }).tap();
  await page.getByRole('region', { name: 'Amed' }).getByRole('link', { name: '4 dive sites' }).click();
  await expect(page).toHaveURL(/#area-amed$/);
  await expect(page.locator('#area-amed')).toBeInViewport();
});
