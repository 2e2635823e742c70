import { expect, type Locator, type Page } from '@playwright/test';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { type Calls, callsOf } from '../support/calls';
import { bookParty, named, type Party, payAll } from '../support/evening-guests';
import { guest, owner } from '../support/evening-people';
import { press, waitForHydration } from '../support/hydration';
import { testInOwnShop } from '../support/own-shop';

const today = dayAt(new Date());
const tomorrow = plusDays(today, 1);

const parties: Party[] = [
  { product: 'crystal-bay', people: named(['Eve', 'Fox']) },
  { product: 'night-dive', people: named(['Gus', 'Hal']), pickup: 'sanur' },
];
/** Booked by the guest, so that staff confirm it. */
const byGuest: Party = { product: 'manta-point', people: named(['Ann', 'Ben']) };
const test = testInOwnShop(tomorrow, parties);

/** Counts clicks, and the keys of what is typed. */
function deskOf(page: Page) {
  const clicks: string[] = [];
  let keys = 0;
  const click = async (part: Locator) => {
    await expect(part).toBeVisible();
    clicks.push(((await part.getAttribute('aria-label')) ?? (await part.innerText())).split('\n')[0] ?? '');
    await press(part);
  };
  const menu = (name: string) => page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name });
  return {
    page,
    clicks,
    keys: () => keys,
    click,
    button: (name: string | RegExp) => click(page.getByRole('button', { name, exact: true })),
    menu: (name: string) => click(menu(name)),
    async type(field: Locator, text: string) {
      keys += text.length;
      await waitForHydration(field);
      await field.fill(text);
    },
    async key(name: string) {
      keys += 1;
      await page.keyboard.press(name);
    },
  };
}
type Desk = ReturnType<typeof deskOf>;

type Order = { uuid: string; booking_id: string; product: { title: string } };

/** The booking ID of the order of a trip. */
async function bookingOf({ ask }: Calls, title: string): Promise<string> {
  const { data } = await ask<{ data: Order[] }>('admin.orders.list', { on: tomorrow, per_page: 100 });
  return data.find(({ product }) => product.title === title)?.booking_id ?? '';
}

async function openOrder({ menu, click, page }: Desk, office: Calls, title: string): Promise<void> {
  await menu('Orders');
  await click(page.getByRole('link', { name: await bookingOf(office, title) }));
  await expect(page).toHaveURL(/\/detail$/);
}

const openTomorrow = ({ click, page }: Desk) =>
  click(page.locator('[data-day="Tomorrow"]').getByRole('link', { name: 'Day board' }));

type Task = { task: string; clicks: number; keys?: number; run: (desk: Desk, office: Calls) => Promise<void> };

/** Each task begins on the dashboard, except for the receipt, which begins on the order. */
const tasks: Task[] = [
  {
    task: 'see who goes out tomorrow',
    clicks: 1,
    async run(desk) {
      await openTomorrow(desk);
      await expect(desk.page.getByRole('link', { name: 'Ann' })).toBeVisible();
    },
  },
  {
    task: 'confirm an order',
    clicks: 1,
    async run({ click, page }, office) {
      const confirm = page.getByRole('button', { name: `Confirm ${await bookingOf(office, 'Manta Point')}` });
      await click(confirm);
      await expect(confirm).toHaveCount(0);
    },
  },
  {
    task: 'sell to a walk-in',
    clicks: 1,
    keys: 35,
    async run({ menu, type, key, page }) {
      await menu('Counter');
      const form = page.getByRole('form', { name: 'Book', exact: true });
      await type(form.getByLabel('Name, phone or email'), 'Ketut Wirawan');
      await key('Tab');
      await type(form.getByRole('textbox', { name: 'Phone', exact: true }), '81234567890');
      await key('Tab');
      await type(form.getByRole('combobox', { name: 'Activity' }), 'toya');
      await expect(page.getByRole('option', { name: 'Toyapakeh' })).toBeVisible();
      await key('Enter');
      await expect(form.getByRole('button', { name: /^Book and take Rp/ })).toBeVisible();
      await key('Control+Enter');
      await expect(page).toHaveURL(/\/detail$/);
    },
  },
  {
    task: 'take the rest',
    clicks: 3,
    async run(desk, office) {
      await openOrder(desk, office, 'Manta Point');
      await desk.button('Take the rest');
      await expect(desk.page.getByText('All paid').first()).toBeVisible();
    },
  },
  {
    task: 'print the receipt of the order before you',
    clicks: 1,
    async run(desk, office) {
      const { click, clicks, page } = desk;
      await openOrder(desk, office, 'Manta Point');
      clicks.length = 0;
      await click(page.getByRole('link', { name: 'Print receipt' }).first());
      await expect(page).toHaveURL(/\/receipts\//);
    },
  },
  {
    task: 'name the hotel of an order',
    clicks: 4,
    async run(desk, office) {
      const { click, type, button, page } = desk;
      await openOrder(desk, office, 'Night dive');
      await click(page.getByRole('link', { name: 'Change the order' }));
      await type(page.getByLabel('Pickup address'), 'Villa Melati');
      await button('Save the changes');
      await expect(page.getByRole('status').filter({ hasText: 'The order is changed.' })).toBeVisible();
    },
  },
  {
    task: 'move a trip to another boat',
    clicks: 3,
    async run(desk) {
      const { click, button, page } = desk;
      await openTomorrow(desk);
      await button('Move Manta Point to…');
      await click(page.getByRole('menuitem', { name: 'Putri' }));
      await expect(page.getByRole('group', { name: 'Putri', exact: true })).toContainText('Manta Point');
    },
  },
  {
    task: 'plan tomorrow and publish it',
    clicks: 4,
    async run(desk) {
      const { button, page } = desk;
      await openTomorrow(desk);
      await button('Plan the day');
      await button('Use this plan');
      await expect(page.getByRole('dialog')).toBeHidden();
      await button('Publish');
      await expect(page.getByRole('dialog')).toContainText('Published');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('region', { name: 'To be settled' })).not.toContainText('plan not published');
    },
  },
  {
    task: 'mark a guide as sick today',
    clicks: 2,
    async run({ menu, click, page }) {
      await menu('Roster');
      const cell = page.getByRole('row', { name: /^Alit/ }).locator(`[data-day="${today}"]`);
      await click(cell);
      await expect(cell).toHaveAttribute('data-state', 'day_off');
    },
  },
  {
    task: 'close the cash',
    clicks: 3,
    async run({ menu, type, click, page }) {
      await menu('Cash');
      const close = page.getByRole('form', { name: 'Close the day' });
      await type(close.getByLabel('Cash counted'), '1000');
      await click(close.getByRole('button', { name: 'Close the day' }));
      await click(page.getByRole('dialog').getByRole('button', { name: 'Close the day' }));
      await expect(close).toHaveCount(0);
    },
  },
];

test('the ten most frequent tasks take no more clicks than in the table', async ({ page, shop, playwright }) => {
  test.slow();
  const site = await playwright.request.newContext();
  await callsOf(site, shop.origin).call('auth.users.login', guest);
  await bookParty(callsOf(site, shop.origin), tomorrow, byGuest);
  await site.dispose();
  await payAll(shop.office, tomorrow);
  await callsOf(page.request, shop.origin).call('auth.admins.login', owner);
  for (const { task, clicks, keys, run } of tasks)
    await test.step(task, async () => {
      await page.goto('/admin');
      const desk = deskOf(page);
      await run(desk, shop.office);
      expect(desk.clicks.length, `${task}: ${desk.clicks.join(' · ')}`).toBeLessThanOrEqual(clicks);
      if (keys) expect(desk.keys(), `keys to ${task}`).toBeLessThanOrEqual(keys);
    });
});
