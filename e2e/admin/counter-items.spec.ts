import { expect, type Page } from '@playwright/test';
import { plusDays } from '../../src/shared/time/days';
import { expectAccessible } from '../support/accessibility';
import { callsOf } from '../support/calls';
import { emptiestDay } from '../support/days';
import { press, waitForHydration } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

type Day = { date: string; status: string; places_left: number };
type PackagedProduct = { divers_per_package: number };

/** Another customer books the rest of a day. */
async function sellOut(page: Page, product: string, day: string): Promise<void> {
  const { ask, call } = callsOf(page.request);
  const { divers_per_package: size } = await ask<PackagedProduct>('catalogue.product', { slug: product });
  const [left] = await ask<Day[]>('availability.days', { slug: product, from: day, to: day });
  const quantity = Math.floor((left?.places_left ?? 0) / size);
  await call('admin.orders.book', {
    name: 'Komang Ayu',
    phone: '+62 812 3456 7892',
    product,
    activity_date: day,
    quantity,
    variant: null,
    pickup_area: null,
    pickup_address: null,
    inquiry: null,
    divers: Array.from({ length: quantity * size }, () => ({})),
  });
}

test('one booking holds several days, and a day that sells out meanwhile is reported at its item @phone', async ({
  page,
}) => {
  const product = 'sail-and-snorkel-amed';
  await signIn(page, 'admin');
  await page.goto(`/admin/orders/create?name=Ni+Luh&phone=%2B6281234567893&product=${product}`);
  const form = page.getByRole('form', { name: 'Book', exact: true });
  const add = form.getByRole('button', { name: 'Add another day' });
  const item = (number: number) => form.getByRole('group', { name: `Item ${number}`, exact: true });
  const typedDay = (number: number) => item(number).getByRole('textbox', { name: 'Day' });
  const day = (number: number) => item(number).getByRole('radio', { checked: true });
  const dateOf = async (number: number) => {
    const chosen = await day(number).inputValue();
    return chosen === 'other' ? (await typedDay(number).inputValue()).split('/').toReversed().join('-') : chosen;
  };
  const price = (number: number) => item(number).getByText(/^Rp/);
  await waitForHydration(add);
  await expect(form.getByRole('button', { name: /^Book and take Rp/ })).toBeVisible();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(item(2)).toBeFocused();
  await expect(price(2)).toBeVisible();
  expect((await dateOf(2)) > (await dateOf(1))).toBe(true);
  await expect(form.getByRole('status').filter({ hasText: 'in all' })).not.toContainText(
    `${await price(2).textContent()} in all`,
  );
  await expectToFit(page);
  await expectAccessible(page);

  await sellOut(page, product, await dateOf(2));
  await press(form.getByRole('button', { name: /^Book and take Rp/ }));
  await expect(item(2).locator('[id$="-error"]')).toBeVisible();
  await expect(item(1).locator('[id$="-error"]')).toHaveCount(0);

  await press(item(2).getByRole('button', { name: 'Remove item 2' }));
  await expect(add).toBeFocused();
  await expect(item(1)).toHaveCount(0);
  await press(add);
  const { ask } = callsOf(page.request);
  const from = plusDays(await dateOf(2), 1);
  const free = await emptiestDay(page, product, from, plusDays(from, 20));
  await item(2)
    .getByRole('radio', { name: /^Other/ })
    .check();
  await typedDay(2).fill(free.split('-').toReversed().join('/'));
  await expect(price(2)).toBeVisible();
  await press(form.getByRole('button', { name: /^Book and take Rp/ }));
  await expect(page).toHaveURL(/\/admin\/orders\/[^/]+\/detail$/);
  const [, uuid = ''] = /orders\/([^/]+)\/detail/.exec(page.url()) ?? [];
  const order = await ask<{ items: { activity_date: string }[] }>('admin.orders.get', { uuid });
  expect(order.items.map(({ activity_date }) => activity_date).at(1)).toBe(free);
});
