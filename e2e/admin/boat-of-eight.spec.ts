import { expect, type Page } from '@playwright/test';
import { ownKit } from '../../src/shared/diving/kit';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { expectAccessible } from '../support/accessibility';
import { type Calls, callsOf } from '../support/calls';
import { bookAll, named } from '../support/evening-guests';
import { owner } from '../support/evening-people';
import { waitForHydration } from '../support/hydration';
import { testInOwnShop } from '../support/own-shop';
import { drawSignature } from '../support/waiver';

const today = dayAt(new Date());
const tomorrow = plusDays(today, 1);
/** A separate shop, because every unit in the register counts on its packing list. */
const test = testInOwnShop(tomorrow, []);
const TRIP = 'manta-point';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function offerNitrox({ ask, call }: Calls): Promise<void> {
  const { uuid } = await call<{ uuid: string }>('admin.addons.create', {
    ...{ texts: { en: { name: 'Nitrox 32', description: 'In every tank of one diver' } }, unit: 'per_diver' },
    ...{ price: 250_000, maximum: 4, active: true },
  });
  const { version } = await ask<{ version: string }>('admin.products.get', { slug: TRIP });
  await call('admin.products.update', { slug: TRIP, version, add_ons: [uuid] });
}

/** Says by the link of each of the two divers that they bring all their equipment. */
async function bringEverything({ call }: Calls, order: string): Promise<void> {
  for (const diver of [0, 1]) {
    const { url } = await call<{ url: string }>('admin.orders.diver_link', { uuid: order, diver });
    const token = new URL(url).pathname.split('/').at(-1);
    await call('ready.answer', { token, own_equipment: ownKit });
  }
}

/** Six guests to equip, of whom two are large and one dives on nitrox, and two who bring their own. */
async function fillBoat(office: Calls): Promise<void> {
  await offerNitrox(office);
  const large = { height_cm: 182, weight_kg: 85, shoe_size: 44 };
  const of = { product: TRIP, paid: true };
  const [own = ''] = await bookAll(office, tomorrow, [
    { ...of, people: named(['Olga Own', 'Otto Own']) },
    { ...of, people: named(['Nina Nitrox'], { specialties: ['enriched_air'] }), addOn: ['Nitrox 32', 1] },
    { ...of, people: named(['Ada', 'Bo', 'Cleo']) },
    { ...of, people: named(['Dan', 'Eli'], large) },
  ]);
  await bringEverything(office, own);
  await office.call('admin.board.plan', { date: tomorrow });
}

/** A regulator and a tank fewer than the boat needs. */
async function fillRegister({ call }: Calls): Promise<void> {
  await call('admin.equipment.create_several', { kind: 'regulator', tag: 'REG-01', count: 5 });
  const tests = { hydrostatic_on: plusDays(today, -30), visual_on: plusDays(today, -30) };
  await call('admin.equipment.create_several', { kind: 'tank', tag: 'TANK-01', count: 15, ...tests });
}

/** Item, needed and available of each line. */
const linesOf = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll((rows) => rows.map((row) => [...row.children].slice(0, 3).map(({ textContent }) => textContent)));

async function openPacking(page: Page): Promise<void> {
  await page.goto(`/admin/schedule/${tomorrow}/packing`);
  await waitForHydration(page.getByRole('form', { name: 'Issue:' }));
}

async function issue(page: Page, tag: string, to?: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Issue:' });
  if (to) await form.getByLabel('For').selectOption(to);
  await form.getByLabel('Tag').fill(tag);
  await form.getByRole('button', { name: 'Issue' }).click();
}

async function tick(page: Page, label: string): Promise<void> {
  const box = page.getByRole('checkbox', { name: label, exact: true });
  await box.click();
  await expect(box).toBeChecked();
}

async function logNitrox(page: Page, name: string, tag: string): Promise<void> {
  const part = page.getByRole('region', { name, exact: true });
  await expect(part.getByText('Nitrox booked')).toBeVisible();
  await part.getByRole('button', { name: `Add a tank for ${name}` }).click();
  const form = part.getByRole('form', { name: `Add a tank for ${name}` });
  await form.getByLabel('Tag').fill(tag);
  await form.getByLabel('Oxygen').fill('32');
  await expect(form.getByText('MOD 33 m')).toBeVisible();
  await form.getByLabel('Pressure').fill('205');
  await form.getByRole('button', { name: 'Log tank' }).click();
  const row = part.getByRole('row').filter({ hasText: tag });
  await expect(row).toContainText(/32\.0%.*205 bar.*33 m.*Not signed/);
  await part.getByRole('button', { name: `${name} signs` }).click();
  const signing = page.getByRole('form', { name: `${name} signs` });
  await signing.getByLabel('Full name').fill(name);
  await drawSignature(page);
  await expectAccessible(page);
  await signing.getByRole('button', { name: 'Sign' }).click();
  await expect(row.getByRole('img', { name: `Signature of ${name}` })).toBeVisible();
  await expect(part.getByText('Not signed')).toHaveCount(0);
}

const needed = [
  ['Wetsuit · M', '4', 'not in the register'],
  ['Wetsuit · L', '2', 'not in the register'],
  ['BCD · M', '4', 'not in the register'],
  ['BCD · L', '2', 'not in the register'],
  ['Regulator', '6', '51 short'],
  ['Fins · 38-39', '4', 'not in the register'],
  ['Fins · 44-45', '2', 'not in the register'],
  ['Boots · 39', '4', 'not in the register'],
  ['Boots · 44', '2', 'not in the register'],
  ['Mask', '6', 'not in the register'],
  ['Dive computer', '6', 'not in the register'],
  ['Tank · air', '14', '15'],
  ['Tank · nitrox', '2', '11 short'],
];

test('a boat of eight is packed, dived and unpacked, and its broken regulator stays ashore', async ({ page, shop }) => {
  // A whole day at the dock.
  test.slow();
  await fillBoat(shop.office);
  await fillRegister(shop.office);
  await callsOf(page.request, shop.origin).call('auth.admins.login', owner);
  await openPacking(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Camar.*Manta Point · 8 divers$/);
  expect(await linesOf(page)).toEqual(needed);
  await expect(page.getByText('Lead to start with: 42 kg', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const packed = ['Wetsuit · M', 'Wetsuit · L', 'Mask', 'Tank · air', 'Tank · nitrox'];
  for (const item of packed) await tick(page, `Packed: ${item}`);
  await issue(page, 'reg-01');
  await expect(notice(page, 'REG-01 is issued.')).toBeVisible();
  await issue(page, 'REG-02', 'Ada');
  await expect(notice(page, 'REG-02 is issued.')).toBeVisible();
  const units = page.getByRole('listitem').filter({ hasText: 'Regulator' });
  await expect(units).toHaveText([/^REG-01 Regulator · Camar/, /^REG-02 Regulator · Ada/]);
  await page.reload();
  for (const item of packed)
    await expect(page.getByRole('checkbox', { name: `Packed: ${item}`, exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Packed: Regulator', exact: true })).not.toBeChecked();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Gas log' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Gas log/);
  await expect(page).toHaveTitle(/^Gas log/);
  await expectAccessible(page);
  await logNitrox(page, 'Nina Nitrox', 'TANK-15');

  await openPacking(page);
  for (const item of packed) await tick(page, `Returned: ${item}`);
  await page.getByRole('button', { name: 'REG-01 came back broken' }).click();
  const fault = page.getByRole('dialog', { name: 'REG-01 came back broken' });
  await fault.getByLabel('What is wrong with it').fill('free-flows');
  await expectAccessible(page);
  await fault.getByRole('button', { name: 'Take back REG-01' }).click();
  await expect(fault).toBeHidden();
  await page.getByRole('button', { name: 'Take back REG-02' }).click();
  await expect(notice(page, 'REG-02 is back.')).toBeVisible();
  await expect(units).toHaveText([/^REG-01.*Returned with a fault: free-flows$/, /^REG-02.*AdaReturned$/]);

  await issue(page, 'REG-01');
  await expect(page.getByText('REG-01 is out of order and cannot be issued.')).toBeVisible();
  await expect(units).toHaveCount(2);
  await expectAccessible(page);

  await page.goto('/admin/equipment?search=REG-0');
  const unit = (tag: string) => page.getByRole('row').filter({ hasText: tag });
  await expect(unit('REG-01')).toContainText('Out of order');
  await expect(unit('REG-02')).not.toContainText('Out of order');
  await expectAccessible(page);
});
