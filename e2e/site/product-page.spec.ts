import { expect, type Locator, type Page } from '@playwright/test';
import { bookingBar, bookLink, freeDays, openBox } from '../support/booking';
import { press } from '../support/hydration';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const MANTAS = '/trips/nusa-penida-mantas';
const COURSE = '/courses/open-water-diver';
const PHONE = 844;
const BAR = 72;

async function rectOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error('not laid out');
  return { ...box, end: box.y + box.height };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const ticks = (page: Page) => page.getByRole('list', { name: /^(At a glance|Auf einen Blick)$/ }).getByRole('listitem');
const facts = (page: Page) => page.getByRole('main').locator('dl').first();

/** The page is as long as it gets once everything is laid out. */
async function heightOf(page: Page) {
  await expect(page.locator('html[data-fresh]')).toHaveCount(0);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

for (const [lng, limits] of [
  ['', { button: 560, box: 710 }],
  ['/de', { button: 562, box: 731 }],
] as const) {
  test.describe(`on a wide screen, at ${lng || '/'}`, () => {
    test('the booking box shows dates, price or prompt, and its button on the first screen', async ({ page }) => {
      await page.goto(lng + MANTAS);
      await expect(freeDays(page)).toHaveCount(5);
      const rail = page.locator('section[aria-labelledby="booking"]');
      const box = await rectOf(rail);
      expect(box.y).toBe(156);
      expect(box.width).toBe(368);
      expect(box.end).toBeLessThanOrEqual(limits.box);
      const button = await rectOf(rail.locator('a[href*="/booking-form?"]'));
      expect(button.end).toBeLessThanOrEqual(limits.button);
      const prompt = await rectOf(rail.locator('a[href*="/sign-in?"]'));
      expect(prompt.end).toBeLessThan((await rectOf(freeDays(page).first())).y);
      expect((await rectOf(heading(page))).end).toBeLessThanOrEqual(388);
      const isScrolled = await rail.evaluate((node) =>
        [node, ...node.querySelectorAll('*')].some(
          (part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight,
        ),
      );
      expect(isScrolled, 'scrolls inside').toBe(false);
      await expectToFit(page);
    });

    test('the box sticks below the header, and the bar takes over past its column', async ({ page }) => {
      await page.goto(lng + MANTAS);
      await expect(freeDays(page)).toHaveCount(5);
      await heightOf(page);
      const header = await rectOf(page.getByRole('banner'));
      const rail = page.locator('section[aria-labelledby="booking"]');
      const bar = bookingBar(page).locator('a[href*="/booking-form?"]');
      await expect(bar).not.toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
      await expect.poll(async () => (await rectOf(rail)).y).toBe(header.height + 16);
      for (const part of [page.locator('details').last(), page.getByRole('article').last()]) {
        await part.scrollIntoViewIfNeeded();
        await expect(bar).toBeInViewport();
      }
    });
  });

  test.describe(`on a phone, at ${lng || '/'} @phone-only`, () => {
    test('title, facts, days, lead and bar of a trip are on the first screen', async ({ page }) => {
      await page.goto(lng + MANTAS);
      await expect(freeDays(page)).toHaveCount(5);
      const bar = await rectOf(bookingBar(page));
      expect(bar.y).toBe(PHONE - BAR);
      const order = [
        heading(page),
        facts(page),
        freeDays(page).first(),
        page.getByRole('article').first().locator('p').locator('visible=true').nth(1),
      ];
      const rects = await Promise.all(order.map(rectOf));
      expect(rects.map(({ y }) => y)).toEqual(rects.map(({ y }) => y).toSorted((one, other) => one - other));
      expect(rects.every(({ end }) => end <= bar.y)).toBe(true);
      const third = await rectOf(ticks(page).nth(lng ? 1 : 2));
      expect(third.end, 'ticks').toBeLessThanOrEqual(bar.y);
      await expectToFit(page);
    });

    test('a trip and a course are not too long', async ({ page }) => {
      await page.goto(lng + MANTAS);
      expect(await heightOf(page)).toBeLessThanOrEqual(9000);
      await page.goto(lng + COURSE);
      expect(await heightOf(page)).toBeLessThanOrEqual(6500);
    });
  });
}

test.describe('on a phone @phone-only', () => {
  test('the bar has the chosen day of the address and opens all dates at its left', async ({ page }) => {
    await page.goto(MANTAS);
    const day = freeDays(page).nth(2);
    const [date, name] = [await day.getAttribute('data-date'), await day.getAttribute('aria-label')];
    await page.goto(`${MANTAS}?date=${date}`);
    const bar = bookingBar(page);
    await expect(bar.getByRole('button')).toHaveText((name ?? '').replace(', ', '\u00a0· '));
    await expect(bookLink(bar)).toHaveAttribute('href', new RegExp(`&date=${date}$`));
    const box = await openBox(page);
    await expect(box.locator('[data-day]').first()).toBeVisible();
  });

  test('an extra is a 72-pixel row that opens to show its description', async ({ page }) => {
    await page.goto(MANTAS);
    const extras = page.getByRole('region', { name: 'Extras you can add' });
    const row = extras.getByRole('listitem').first();
    await row.scrollIntoViewIfNeeded();
    expect(Math.round((await rectOf(row)).height)).toBeLessThanOrEqual(BAR + 1);
    const text = row.getByRole('paragraph');
    await expect(text).toBeHidden();
    await row.locator('summary').click();
    await expect(text).toBeVisible();
  });

  test('guides are in one row that scrolls', async ({ page }) => {
    await page.goto(MANTAS);
    const guides = page.getByRole('region', { name: 'Guides you may dive with' }).getByRole('listitem');
    await guides.first().scrollIntoViewIfNeeded();
    const [first, last] = await Promise.all([rectOf(guides.first()), rectOf(guides.last())]);
    expect(last.y).toBe(first.y);
    await expectToFit(page);
  });

  for (const [name, path] of [
    ['a site', '/locations/manta-point'],
    ['a post', '/blog/how-to-meet-a-manta'],
    ['a programme', '/gopro/divemaster'],
  ] as const) {
    test(`the title and the lead of ${name} are on the first screen`, async ({ page }) => {
      await page.goto(path);
      const title = await rectOf(heading(page));
      expect(title.y).toBeGreaterThan(68 + 232);
      expect(title.end).toBeLessThan(450);
    });
  }
});

test('sharing opens the sheet of the browser where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = data?.url ?? '';
    };
  });
  await page.goto(MANTAS);
  await press(page.getByRole('button', { name: 'Share' }));
  await expect(page.locator('html')).toHaveAttribute('data-shared', page.url());
});

test('sharing copies the link elsewhere, with a notice', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(MANTAS);
  await press(page.getByRole('button', { name: 'Share' }));
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
