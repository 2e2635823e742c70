import { expect } from '@playwright/test';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { expectAccessible } from '../support/accessibility';
import { inCalendar } from '../support/booking';
import { callsOf } from '../support/calls';
import { emptiestDays } from '../support/days';
import { press, waitForHydration } from '../support/hydration';
import { paidOrder } from '../support/orders';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

/** Sold per person, unlike the trip of the orders. */
const FOR_ONE = 'padang-bai-day-for-one';

test('staff correct a size, an add-on and the pickup of an order, and see the new price first @phone', async ({
  page,
  browser,
}) => {
  const order = await paidOrder(browser);
  await signIn(page, 'admin');
  await page.goto(`/admin/orders/${order.uuid}/detail`);
  await press(page.getByRole('link', { name: 'Change the order' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Change order ${order.booking_id}`);
  const save = page.getByRole('button', { name: 'Save the changes' });
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await expectToFit(page);

  const first = page.getByText('Diver 1 Ann');
  await waitForHydration(first);
  await first.click();
  await page.getByLabel('Shoe size').first().fill('70');
  await expect(page.getByText('Please check the shoe size and how it is measured').first()).toBeVisible();
  await page.getByLabel('Shoe size').first().fill('41');
  await expect(page.getByText('Please check the shoe size and how it is measured')).toHaveCount(0);
  await page.getByLabel('Pickup address').fill('Hotel Segara, room 12');
  const packages = page.getByLabel('Packages');
  await packages.fill('2');
  await expect(page.getByText('Please fill in the forms for 4 divers').first()).toBeVisible();
  await packages.fill('1');
  const extra = page.getByLabel(/·\sRp\s/).last();
  await extra.fill('1');
  await expect(page.getByText('New price')).toBeVisible();
  await expect(page.getByText('The guest pays it')).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('radio', { name: 'Leave the price as it was' }));
  await page.getByLabel('Why (for the staff only)').fill('Regular guests');
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'The order is changed.' })).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Price' }).click();
  await expect(page.getByText('Price left as agreed')).toBeVisible();
  await expect(page.getByText('pickup, people, add-ons')).toBeVisible();
  await expect(page.getByText('Regular guests')).toBeVisible();
  await expect(page.getByText('Hotel Segara, room 12').first()).toBeVisible();
});

test('product, day and an added person change in one form, with the seats before saving', async ({ page, browser }) => {
  const order = await paidOrder(browser);
  await signIn(page, 'admin');
  const { ask } = callsOf(page.request);
  const from = dayAt(new Date());
  const [roomy] = await emptiestDays(page, FOR_ONE, from, plusDays(from, 27));
  const [left, day] = [roomy?.places_left ?? 0, roomy?.date ?? ''];
  expect(left).toBeGreaterThanOrEqual(3);

  await page.goto(`/admin/orders/${order.uuid}/edit`);
  const save = page.getByRole('button', { name: 'Save the changes' });
  const product = page.getByLabel('Activity');
  await waitForHydration(product);
  await product.selectOption('A day in Padang Bai for one');
  await page.getByLabel('Option', { exact: true }).selectOption({ index: 1 });
  await page.locator('summary').filter({ hasText: /^Day/ }).click();
  await (await inCalendar(page, day)).click();
  await expect(page.getByRole('status').filter({ hasText: `${left} places left` })).toBeVisible();
  await page.getByRole('button', { name: 'Add a person' }).click();
  const added = page.locator('details').filter({ hasText: 'Only the level is needed now.' });
  await added.getByLabel('Certification level').selectOption('Advanced Open Water Diver');
  const packages = page.getByLabel('Packages');
  await packages.fill('3');
  await expect(page.getByText('The places are free.')).toBeVisible();
  await expect(page.getByText('New price')).toBeVisible();
  await expectAccessible(page);

  await packages.fill('2');
  await expect(page.getByText('The places are free.')).toHaveCount(0);
  await packages.fill('3');
  await expect(page.getByText('The places are free.')).toBeVisible();
  await press(page.getByRole('radio', { name: 'The guest pays it' }));
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'The order is changed.' })).toBeVisible();
  const changed = await ask<{ items: { divers: number[]; activity_date: string }[]; divers: object[] }>(
    'admin.orders.get',
    { uuid: order.uuid },
  );
  expect(changed).toMatchObject({ items: [{ activity_date: day, divers: [0, 1, 2] }] });
  expect(changed.divers).toHaveLength(3);
});

test("a colleague's concurrent changes are adopted, and only fields that both changed need a decision", async ({
  page,
  browser,
}) => {
  const order = await paidOrder(browser);
  await signIn(page, 'admin');
  await page.goto(`/admin/orders/${order.uuid}/edit`);
  const save = page.getByRole('button', { name: 'Save the changes' });
  const address = page.getByLabel('Pickup address');
  await waitForHydration(address);
  const { call } = callsOf(page.request);
  const byColleague = (change: object) => call('admin.order_edits.save', { uuid: order.uuid, ...change });

  await address.fill('Hotel Segara, room 12');
  await byColleague({ inquiry: 'They come by taxi' });
  await save.click();
  await expect(page.getByText('It is taken over here')).toBeVisible();
  await expect(page.getByText('They come by taxi')).toBeVisible();
  await expect(address).toHaveValue('Hotel Segara, room 12');
  await expectAccessible(page);

  await byColleague({ pickup_address: 'Homestay Dua' });
  await save.click();
  await expect(page.getByText('Somebody else has changed this in the meantime')).toBeVisible();
  await press(page.getByRole('button', { name: 'Save mine' }));
  await expect(address).toHaveValue('Hotel Segara, room 12');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'The order is changed.' })).toBeVisible();
  await expect(page.getByText('Hotel Segara, room 12').first()).toBeVisible();
});
