import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press, waitForHydration } from '../support/hydration';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const lists = ['/trips', '/courses', '/gopro', '/locations', '/blog'];
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('on the first screen', () => {
  for (const path of lists.flatMap((list) => [list, `/de${list}`]))
    test(`${path} has a low band, and the picture and title of its first card @phone`, async ({ page }) => {
      await page.goto(path);
      const first = cardsOf(page).first();
      const [band, picture, title] = await Promise.all(
        [
          page.getByRole('main').locator('header').first(),
          first.locator('img').first(),
          first.getByRole('heading'),
        ].map((part) => part.boundingBox()),
      );
      const screen = page.viewportSize()?.height ?? 0;
      expect(band?.height).toBeLessThanOrEqual(160);
      expect((picture?.y ?? screen) + (picture?.height ?? 0)).toBeLessThan(screen);
      expect((title?.y ?? screen) + (title?.height ?? 0)).toBeLessThan(screen);
      await expectToFit(page);
    });

  test('the home page has its heading and the first departure @phone-only', async ({ page }) => {
    for (const path of ['/', '/de']) {
      await page.goto(path);
      const first = page.locator('#departures').getByRole('heading', { level: 3 }).first();
      const box = await first.boundingBox();
      expect((box?.y ?? 844) + (box?.height ?? 0), path).toBeLessThan(844);
    }
  });
});

test('pages stay short on a phone @phone-only', async ({ page }) => {
  for (const [path, most] of [
    ['/', 7500],
    ['/about', 4500],
  ] as const) {
    await page.goto(path);
    // Parts out of view have an estimated height until the page is idle.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight), { message: path })
      .toBeLessThan(most);
  }
});

test.describe('a list', () => {
  test('has targets of 44 pixels in its row of chips @phone-only', async ({ page }) => {
    for (const path of lists) {
      await page.goto(path);
      const chips = page
        .getByRole('main')
        .getByRole('group')
        .first()
        .locator('label, a, button')
        .locator('visible=true');
      expect(await chips.count(), path).toBeGreaterThan(1);
      for (const chip of await chips.all()) expect((await chip.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
    }
  });

  test('narrows by chip, keeps the choice in its URL and counts what is left @phone', async ({ page }) => {
    await page.goto('/locations');
    const amed = page.getByRole('link', { name: 'Amed', exact: true }).first();
    await waitForHydration(amed);
    await amed.click();
    await expect(page).toHaveURL(/\?area=amed$/);
    await expect(amed).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'dive sites' })).toHaveText(
      `${await cardsOf(page).count()} dive sites`,
    );
    await expect(page.getByText('Fishing boats on black beaches')).toBeVisible();
  });

  test('opens its filters as a sheet or popover, and counts those that are set @phone', async ({ page }) => {
    await page.goto('/trips');
    const opener = page.getByRole('button', { name: /^Filters/ });
    await press(opener);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await sheet.getByLabel('Area').selectOption('Tulamben');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /trips?$/ }).click();
    await expect(sheet).toBeHidden();
    await expect(opener).toHaveText('Filters1');
  });

  test('opens a trip on the day of a tile', async ({ page }) => {
    await page.goto('/trips');
    const day = cardsOf(page)
      .first()
      .getByRole('link', { name: /Places left: \d+$/ })
      .first();
    const address = (await day.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/trips\/[a-z-]+\?date=\d{4}-\d\d-\d\d$/);
    await day.click();
    await expect(page).toHaveURL(address);
  });

  test('shows the products that this browser has opened', async ({ page }) => {
    await page.goto('/trips/usat-liberty-wreck');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('segara-private:browser:viewed'))).not.toBeNull();
    await page.goto('/trips');
    const viewed = page.getByRole('region', { name: 'Recently viewed' });
    await expect(viewed.getByRole('link')).toHaveText(['The USAT Liberty at Tulamben']);
    await page.goto('/courses');
    await expect(cardsOf(page).first()).toBeVisible();
    await expect(viewed).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list shows ten cards, and a link shows eight more at a time', async ({ page }) => {
    await page.goto('/locations');
    await expect(cardsOf(page)).toHaveCount(10);
    await page.getByRole('link', { name: 'Show 8 more' }).click();
    await expect(cardsOf(page)).toHaveCount(18);
    await page.getByRole('link', { name: /^Show \d more$/ }).click();
    expect(await cardsOf(page).count()).toBeGreaterThan(18);
  });

  test('a chip leads to the first card of its area, even if it is not among the first ten', async ({ page }) => {
    await page.goto('/locations');
    const areas = page.getByRole('main').getByRole('group').first().getByRole('link');
    await areas.last().click();
    await expect(page.locator('article:target')).toBeInViewport();
  });
});
