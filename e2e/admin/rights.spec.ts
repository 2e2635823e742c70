import { expect, type Page } from '@playwright/test';
import { type Preset, presets, type Right, rights } from '../../src/shared/schema/rights';
import { waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { openMore, paidOrder } from '../support/orders';
import { test } from '../support/test';

/** Signs in a staff account with these rights alone, on the front page of the office. */
async function staffWith(page: Page, preset: Preset) {
  await enter(page, await member({ audience: 'admins', held: presets[preset] }));
  await page.goto('/admin');
}

const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Back office' }).locator('a:not([aria-label]) > span:first-of-type');

async function expectForbidden(page: Page, path: string) {
  await page.goto(path);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('alert').filter({ hasText: 'This page is not open to you' })).toBeVisible();
}

test('the content preset edits products and add-ons, without orders and prices', async ({ page }) => {
  await staffWith(page, 'content');
  const pages = ['Products', 'Add-ons', 'Dive sites', 'Our places', 'Blog', 'FAQs'];
  await expect(menu(page)).toHaveText(['Dashboard', ...pages]);
  await page.goto('/admin/addons?search=torch');
  await page.getByRole('link', { name: /torch/i }).click();
  await waitForHydration(page.getByRole('textbox', { name: 'Name' }));
  await expect(page.getByRole('textbox', { name: 'Price' })).toBeDisabled();
  await expectForbidden(page, '/admin/orders');
});

test('the money preset can refund an order, the office preset cannot', async ({ page, browser }) => {
  const order = await paidOrder(browser);
  const refund = page.getByRole('button', { name: 'Refund everything' });
  const openOrder = async () => {
    await page.goto(`/admin/orders/${order.uuid}/detail`);
    await openMore(page);
    await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
  };
  await staffWith(page, 'money');
  await expect(menu(page)).toHaveText([
    ...['Dashboard', 'Messages', 'Counter', 'Orders'],
    ...['Payments', 'Invoices', 'Cash', 'Crew pay', 'Reports', 'Margins'],
  ]);
  await openOrder();
  await expect(refund).toBeVisible();
  await expectForbidden(page, '/admin/schedule');

  await page.context().clearCookies();
  await staffWith(page, 'office');
  await expect(menu(page)).toHaveText([
    ...['Dashboard', 'Day board', 'Schedule', 'Messages', 'Counter', 'Orders', 'Customers'],
    ...['Boats and vans', 'Equipment', 'Roster', 'Crew', 'Payments', 'Invoices', 'Cash', 'Reports'],
  ]);
  await openOrder();
  await expect(refund).toHaveCount(0);
  await expectForbidden(page, '/admin/user-admin');
});

/** Pages that only one right opens. */
const openedBy: Record<Right, string[]> = {
  orders: ['/admin/orders', '/admin/contacts'],
  money: ['/admin/products/create', '/admin/addons/create'],
  schedule: ['/admin/boats', '/admin/crew', '/admin/equipment', '/admin/roster', '/admin/schedule'],
  catalogue: [
    '/admin/products',
    '/admin/addons',
    '/admin/locations',
    '/admin/facility-locations',
    '/admin/blog',
    '/admin/faqs',
  ],
  people: ['/admin/users'],
  health: [],
  reports: ['/admin/reports'],
  pay: ['/admin/pay', '/admin/reports/margins'],
  settings: ['/admin/settings/shop', '/admin/settings/templates', '/admin/settings/papers', '/admin/fees'],
  staff: ['/admin/user-admin'],
  audit: ['/admin/audit'],
};

test('an account without a right finds no way to pages that only that right opens', async ({ page }) => {
  for (const [right, closed] of Object.entries(openedBy)) {
    await enter(page, await member({ audience: 'admins', held: rights.filter((held) => held !== right) }));
    const office = await (await page.request.get('/admin')).text();
    const isInMenu = (path: string) => office.includes(`href="${path}"`);
    expect([right, isInMenu('/admin/settings'), closed.filter(isInMenu)]).toEqual([right, true, []]);
    for (const path of closed) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect([right, path, answer.status()]).toEqual([right, path, 307]);
    }
  }
});
