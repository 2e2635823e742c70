import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press, whenAlive } from '../support/hydration';
import { paidOrder } from '../support/orders';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

test('a size, an add-on and the pickup of an order are put right, and the new price is seen before @phone', async ({
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
  await whenAlive(first);
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
  await expect(page.getByText('Price left as agreed')).toBeVisible();
  await expect(page.getByText('pickup, people, add-ons')).toBeVisible();
  await expect(page.getByText('Regular guests')).toBeVisible();
  await expect(page.getByText('Hotel Segara, room 12').first()).toBeVisible();
});
