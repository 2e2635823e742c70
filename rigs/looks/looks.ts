import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../e2e/support/people';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { SHOWN } from './shown';

const tomorrow = plusDays(dayAt(new Date(SHOWN)), 1);

test.beforeEach(({ page }) => page.clock.setFixedTime(SHOWN));

const visitor = {
  home: '/',
  trips: '/trips',
  trip: '/trips/usat-liberty-wreck',
  courses: '/courses',
  course: '/courses/open-water-diver',
  locations: '/locations',
  location: '/locations/manta-point',
  about: '/about',
  contact: '/contact',
  'sign-in': '/sign-in',
};
const guest = {
  'my-orders': '/user/orders',
  booking: `/booking-form?product=usat-liberty-wreck&date=${plusDays(tomorrow, 6)}&quantity=2`,
};
const staff = {
  dashboard: '/admin',
  'day-board': `/admin/schedule/${tomorrow}`,
  schedule: '/admin/schedule',
  orders: '/admin/orders',
  counter: '/admin/orders/create',
  margins: '/admin/reports/margins',
};

async function compare(page: Page, name: string, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await expect(page).toHaveScreenshot(`${name}.png`);
}

for (const [name, path] of Object.entries(visitor))
  test(name, async ({ page }) => {
    await compare(page, name, path);
  });

for (const [name, path] of Object.entries(guest))
  test(name, async ({ page }) => {
    await signIn(page, 'diver');
    await compare(page, name, path);
  });

for (const [name, path] of Object.entries(staff))
  test(name, async ({ page }) => {
    await signIn(page, 'admin');
    await compare(page, name, path);
  });

const lists = [
  ['order-of-guest', 'diver', '/user/orders', 'a[href*="/user/orders/"]'],
  ['order-at-desk', 'admin', '/admin/orders', 'a[href*="/admin/orders/"][href$="/detail"]'],
] as const;
for (const [name, who, list, link] of lists)
  test(name, async ({ page }) => {
    await signIn(page, who);
    await page.goto(list);
    await compare(page, name, (await page.locator(link).first().getAttribute('href')) ?? '');
  });
