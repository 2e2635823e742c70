import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { diver } from '../../src/test/divers';
import { expectAccessible } from '../support/accessibility';
import { callsOf } from '../support/calls';
import { emptiestDay } from '../support/days';
import { waitForHydration } from '../support/hydration';
import { member } from '../support/newcomer';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { drawSignature } from '../support/waiver';
import { expectToFit } from '../support/width';

const TRIP = 'amed-day';
const DAY_MS = 86_400_000;
const newTag = () => `G${randomUUID().slice(0, 6).toUpperCase()}`;

type Product = { variants: { uuid: string }[]; add_ons: { uuid: string; name: string }[] };

/** Two guests on a day with seats: the first booked nitrox and is certified, the second neither. Opens the log of that day. */
async function openLog(page: Page) {
  await signIn(page, 'admin');
  const { ask, call } = callsOf(page.request);
  const { variants, add_ons } = await ask<Product>('catalogue.product', { slug: TRIP });
  const nitrox = add_ons.find(({ name }) => name.startsWith('Nitrox'))?.uuid ?? '';
  const [customer] = await ask<{ uuid: string }[]>('admin.customers.find', { search: (await member()).email });
  const date = await emptiestDay(page, TRIP);
  const mark = randomUUID().slice(0, 4);
  const names = { certified: `Nina ${mark}`, other: `Otto ${mark} von der Hohenlohe-Waldenburg-Schillingsfürst` };
  const born = () => new Date(randomInt(30 * 365) * DAY_MS).toISOString().slice(0, 10);
  const of = (full_name: string, about: object) =>
    diver({ full_name, date_of_birth: born(), certification_level: 'advanced', ...about });
  await call('admin.orders.create', {
    ...{ customer: customer?.uuid, idempotency_key: randomUUID(), product: TRIP, variant: variants[0]?.uuid },
    ...{ quantity: 1, activity_date: date, payment_type: 'down_payment', pickup_area: 'sanur' },
    divers: [
      of(names.certified, { specialties: ['enriched_air'], equipment: [nitrox] }),
      of(names.other, { specialties: [] }),
    ],
    add_ons: [{ add_on: nitrox, quantity: 1 }],
    emergency_contact: { name: 'Budi', phone: '+62 812 3456 7890' },
  });
  await page.goto(`/admin/schedule/${date}/gas`);
  await waitForHydration(page.getByRole('button', { name: 'Print' }));
  return { date, ...names };
}

const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function fillTank(page: Page, name: string, { tag, oxygen, bar }: { tag: string; oxygen: string; bar: string }) {
  const form = page.getByRole('form', { name: `Add a tank for ${name}` });
  await form.getByLabel('Tag').fill(tag);
  await form.getByLabel('Oxygen').fill(oxygen);
  await form.getByLabel('Pressure').fill(bar);
  await form.getByRole('button', { name: 'Log tank' }).click();
  return form;
}

test('two tanks are logged and signed by their diver, and one is voided', async ({ page }) => {
  const { certified, date } = await openLog(page);
  const part = partOf(page, certified);
  await expect(part.getByText('Nitrox booked')).toBeVisible();
  const [first, second] = [newTag(), newTag()];
  await part.getByRole('button', { name: `Add a tank for ${certified}` }).click();
  await expectAccessible(page);
  const form = await fillTank(page, certified, { tag: first.toLowerCase(), oxygen: '45', bar: '210' });
  await expect(form.getByText('Oxygen must be from 21.0 to 40.0 %')).toBeVisible();
  await form.getByLabel('Oxygen').fill('32.1');
  await expect(form.getByText('MOD 33 m')).toBeVisible();
  await form.getByRole('button', { name: 'Log tank' }).click();
  await expect(notice(page, `${first} is logged.`)).toBeVisible();
  await fillTank(page, certified, { tag: second, oxygen: '36', bar: '200' });
  const rowOf = (tag: string) => part.getByRole('row').filter({ hasText: tag });
  await expect(rowOf(first)).toContainText('32.1%');
  await expect(rowOf(second)).toContainText('28 m');
  await expect(rowOf(second)).toContainText('Not signed');

  await part.getByRole('button', { name: `${certified} signs` }).click();
  const signing = page.getByRole('form', { name: `${certified} signs` });
  await signing.getByRole('button', { name: 'Sign' }).click();
  await expect(signing.getByText('Please sign in the field')).toBeVisible();
  await signing.getByLabel('Full name').fill(certified);
  await drawSignature(page);
  await expectAccessible(page);
  await signing.getByRole('button', { name: 'Sign' }).click();
  await expect(part.getByRole('img', { name: `Signature of ${certified}` })).toHaveCount(2);
  await expect(part.getByRole('button', { name: `Correct ${first}` })).toHaveCount(0);

  await part.getByRole('button', { name: `Void ${first}` }).click();
  await page.getByLabel('Why is it void?').fill('The valve leaked');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Void ${first}` })
    .click();
  await expect(rowOf(first)).toContainText('Void: The valve leaked');
  await page.reload();
  await expect(part.getByRole('img', { name: `Signature of ${certified}` })).toHaveCount(2);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(part.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await page.goto(`/admin/schedule/${date}/packing`);
  await page.getByRole('link', { name: 'Gas log' }).click();
  await expect(rowOf(second)).toBeVisible();
});

test('@phone a diver without a certificate is refused until staff have seen the card', async ({ page }) => {
  const { other } = await openLog(page);
  await expectToFit(page);
  await page.getByLabel('Another diver').selectOption(other);
  await page.getByRole('button', { name: 'Add diver' }).click();
  const part = partOf(page, other);
  await part.getByRole('button', { name: `Add a tank for ${other}` }).click();
  const tag = newTag();
  const form = await fillTank(page, other, { tag, oxygen: '32', bar: '200' });
  await expect(form.getByText('This activity asks for the Enriched Air course')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Card that you have seen').fill('PADI EANx 4711');
  await form.getByRole('button', { name: 'Log tank' }).click();
  await expect(part.getByRole('row').filter({ hasText: tag })).toContainText('Card seen: PADI EANx 4711');
  await part.getByRole('button', { name: `${other} signs` }).click();
  const signing = page.getByRole('form', { name: `${other} signs` });
  await signing.getByLabel('Full name').fill(other);
  await signing.getByLabel('I cannot draw').check();
  await expectToFit(page);
  await signing.getByRole('button', { name: 'Sign' }).click();
  await expect(part.getByRole('row').filter({ hasText: tag })).toContainText(other);
  await expect(part.getByText('Not signed')).toHaveCount(0);
  await expectToFit(page);
});
