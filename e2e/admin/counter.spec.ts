import { expect, type Locator, type Page } from '@playwright/test';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { expectAccessible } from '../support/accessibility';
import { callsOf } from '../support/calls';
import { bookAtCounter } from '../support/counter';
import { emptiestDay } from '../support/days';
import { press, waitForHydration } from '../support/hydration';
import { pageWidths } from '../support/pdf';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

/** Thirty seconds at five keys a second. */
const MAX_KEYS = 150;

/** Works through a page by keyboard alone, and counts the keys. */
function keyboardOf(page: Page) {
  let keys = 0;
  const key = async (name: string) => {
    keys += 1;
    await page.keyboard.press(name);
  };
  return {
    count: () => keys,
    key,
    async type(text: string) {
      keys += text.length;
      await page.keyboard.type(text);
    },
    async tabTo(field: Locator) {
      for (let tabs = 0; tabs < 6; tabs += 1) {
        if (await field.evaluate((element) => element === document.activeElement)) return;
        await key('Tab');
      }
      await expect(field).toBeFocused();
    },
  };
}

test('a walk-in is booked in cash with three fields and the keyboard alone, and known when they come back', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/orders/create');
  const form = page.getByRole('form', { name: 'Book', exact: true });
  const name = form.getByLabel('Name, phone or email');
  await waitForHydration(name);
  await expect(name).toBeFocused();

  const { count, key, type, tabTo } = keyboardOf(page);
  const filled: string[] = [];
  const fill = async (label: string, field: Locator, text: string) => {
    await tabTo(field);
    await type(text);
    filled.push(label);
  };
  await fill('name', name, 'Ketut Wirawan');
  await fill('phone', form.getByRole('textbox', { name: 'Phone', exact: true }), '81234567890');
  await fill('activity', form.getByRole('combobox', { name: 'Activity' }), 'sail');
  await expect(page.getByRole('option', { name: /Sail/ }).first()).toBeVisible();
  await key('Enter');
  await expect(form.getByRole('button', { name: /^Book and take Rp/ })).toBeVisible();
  await key('Control+Enter');

  await expect(page).toHaveURL(/\/admin\/orders\/[^/]+\/detail$/);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print receipt' })).toBeInViewport();
  await expect(page.getByText('sandbox')).toHaveCount(0);
  await expect(page.getByRole('form', { name: 'Take a payment' })).toHaveCount(0);
  test.info().annotations.push({ type: 'counter', description: `${filled.join(', ')}; ${count()} keys` });
  expect(filled).toEqual(['name', 'phone', 'activity']);
  expect(count()).toBeLessThanOrEqual(MAX_KEYS);

  await page.goto('/admin/orders/create');
  await waitForHydration(name);
  await name.fill('0812 3456 7890');
  await form.getByRole('button', { name: 'Take over Ketut Wirawan' }).first().click();
  await expect(form.getByText('Known customer')).toBeVisible();
  await form.getByRole('combobox', { name: 'Activity' }).fill('sail');
  await page.getByRole('option', { name: /Sail/ }).first().click();
  await expect(form.getByLabel('People')).toHaveValue('2');
  const amountOf = (number: number) =>
    form.getByRole('group', { name: `Payment ${number}` }).getByLabel('Amount received');
  await expect(form.getByText('all paid, nothing open')).toBeVisible();
  await amountOf(1).fill('100000');
  await expect(amountOf(2)).toHaveValue(/^Rp /);
  await expect(form.getByText('all paid, nothing open')).toBeVisible();
  await form.getByRole('combobox', { name: 'Activity' }).fill('amed');
  await page.getByRole('option', { name: /^Amed/ }).first().click();
  for (const number of [1, 2]) await form.getByLabel(`Level of diver ${number}`).selectOption('advanced');
  await form.getByLabel('Pickup', { exact: true }).selectOption('Sanur');
  await form.getByLabel('Pickup address').fill('Villa Melati, Sanur');
  await form.getByText('Add-ons', { exact: true }).click();
  await form.getByLabel('Dive computer').fill('2');
  await expect(page.getByRole('region', { name: 'Receipt, as it will print' })).toContainText('Dive computer');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Pays later' }).click();
  await form.getByRole('button', { name: 'Book without payment' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/[^/]+\/detail$/);
  await expect(page.getByText('Villa Melati, Sanur').first()).toBeVisible();
  await page.goto('/admin/orders/create');
  await expect(page.getByRole('link', { name: /^Sales today: \d+ payments? · / })).toHaveAttribute(
    'href',
    /reports\/cash/,
  );
});

test("a booking by phone is held until the agreed time, in the guest's language", async ({ page }) => {
  await signIn(page, 'admin');
  const slug = 'sail-and-snorkel-amed';
  const today = dayAt(new Date());
  // Today may depart before the hold ends.
  const day = await emptiestDay(page, slug, plusDays(today, 2), plusDays(today, 30));
  await page.goto(`/admin/orders/create?product=${slug}&day=${day}`);
  const form = page.getByRole('form', { name: 'Book', exact: true });
  const name = form.getByLabel('Name, phone or email');
  await waitForHydration(name);
  await name.fill('Erika Mustermann');
  await form.getByRole('textbox', { name: 'Phone', exact: true }).fill('81234567891');
  await expect(form.getByRole('button', { name: /^Book and take Rp/ })).toBeVisible();
  await form.getByRole('button', { name: 'Pays later' }).click();
  await form.getByLabel('Unpaid places are held').selectOption('another time');
  await form.getByLabel('Held until time').fill('');
  await form.getByLabel('Language of the guest').selectOption('Deutsch');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Book without payment' }).click();
  await expect(form.getByLabel('Held until day')).toHaveAccessibleDescription(/\S/);
  await form.getByLabel('Held until time').fill('00:30');
  await form.getByRole('button', { name: 'Book without payment' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/[^/]+\/detail$/);
  const [, uuid = ''] = /orders\/([^/]+)\/detail/.exec(page.url()) ?? [];
  const order = await callsOf(page.request).ask<{ locale: string; expires_at: string }>('admin.orders.get', { uuid });
  expect(order.locale).toBe('de');
  expect(order.expires_at).toMatch(/T16:30:00/);
});

const linkFold = (page: Page) => page.locator('summary').filter({ hasText: 'Link for the guest' });

test("a guest without an account fills in a form and pays the rest through the order's link @phone", async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const { uuid, booking_id } = await bookAtCounter(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/orders/${uuid}/detail`);
  await expect(page.getByRole('link', { name: /Call/ }).first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Take a payment' })).toBeInViewport();
  await press(linkFold(page));
  await press(page.getByRole('button', { name: 'Make a link' }));
  const address = page.getByRole('status').getByLabel('Address', { exact: true });
  await expect(address).toHaveValue(/\/order\/[\w-]{43}$/);
  const url = await address.inputValue();

  const guest = await browser.newPage();
  const answer = await guest.goto(new URL(url).pathname);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(guest.getByText(booking_id).first()).toBeVisible();
  await expect(guest.getByRole('button', { name: /cancel/i })).toHaveCount(0);
  await expectAccessible(guest);
  await expectToFit(guest);
  await press(guest.locator('summary').filter({ hasText: 'Emergency contact' }));
  const contact = guest.getByRole('form', { name: 'Emergency contact' });
  await waitForHydration(contact);
  await contact.getByLabel('Name').fill('Made');
  await contact.getByLabel(/phone/i).fill('+62 812 9999 0000');
  await contact.getByLabel('Message').fill('Speaks Indonesian');
  await press(contact.getByRole('button'));
  await expect(contact).toHaveCount(0);

  await press(guest.getByRole('button', { name: /^Pay Rp .* online$/ }));
  await press(guest.getByRole('button', { name: 'Pay', exact: true }));
  await expect(guest).toHaveURL(/\/order\/[\w-]{43}\?returned=1$/);
  await expect(guest.getByText(/^Thank you, we have received Rp/)).toBeVisible();
  await expect(guest.getByRole('button', { name: /^Pay Rp/ })).toHaveCount(0);

  await page.reload();
  await press(linkFold(page));
  await page.getByRole('button', { name: 'Withdraw the link' }).click();
  await press(page.getByRole('dialog').getByRole('button', { name: 'Withdraw the link' }));
  await expect(page.getByText('The link is withdrawn.')).toBeVisible();
  const gone = await guest.reload();
  expect(gone?.status()).toBe(404);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid');
  await guest.close();
});

type Ledger = { payments: { ledger: { receipt_uuid: string | null }[] } };

test('a receipt fits one A4 page or an 80 mm roll, and the browser remembers which', async ({ page }) => {
  await signIn(page, 'admin');
  const { uuid } = await bookAtCounter(page);
  const { payments } = await callsOf(page.request).ask<Ledger>('admin.orders.get', { uuid });
  const receipt = payments.ledger.find(({ receipt_uuid }) => receipt_uuid)?.receipt_uuid;
  await page.goto(`/admin/orders/${uuid}/receipts/${receipt}`);
  const paper = page.getByRole('radiogroup', { name: 'Paper' });
  const roll = paper.getByRole('radio', { name: '80 mm roll' });
  const printed = async () => pageWidths(await page.pdf({ preferCSSPageSize: true }));
  await waitForHydration(roll);
  await expect(paper).toHaveAttribute('data-paper', 'a4');
  expect(await printed()).toEqual([595]);

  await paper.getByText('80 mm roll').click();
  await expect(paper).toHaveAttribute('data-paper', 'roll');
  await expectAccessible(page);
  await page.reload();
  await expect(roll).toBeChecked();
  expect(await printed()).toEqual([227]);
});
