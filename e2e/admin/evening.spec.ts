import { expect, type Page } from '@playwright/test';
import { plusDays } from '../../src/shared/time/days';
import { expectAccessible } from '../support/accessibility';
import { dragByMouse, openBoard, waysToDrag } from '../support/board';
import { inCalendar, openBox } from '../support/booking';
import { callsOf } from '../support/calls';
import { type Board, bookDay, bookParty, named, payAll } from '../support/evening-guests';
import { guest, owner } from '../support/evening-people';
import { test, tomorrow } from '../support/evening-shop';
import { press, waitForHydration } from '../support/hydration';
import { pageWidths } from '../support/pdf';
import { expectToFit } from '../support/width';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const nothingToSettle = /^(\d+ hotels? missing · )?plan not published$/;

test('the owner plans sixty guests for tomorrow, moves a departure by hand, and publishes', async ({ page, shop }) => {
  await callsOf(page.request, shop.origin).call('auth.admins.login', owner);
  const { boat, departure, leader, handle, conflicts, dialog } = await openBoard(page, tomorrow);
  await expect(boat('Jukung')).toContainText('Out of service');
  const crew = page.getByRole('region', { name: 'Crew of the day' });
  for (const name of ['Made', 'Oka']) await expect(crew).toContainText(new RegExp(`${name}\\W+Guide · off`));

  await page.getByRole('button', { name: 'Plan the day' }).click();
  for (const reason of [
    /^Kenji teaches Ren, Yui: an instructor for the course\.$/,
    /^Paul Private, Pia Private: a group of their own, with a private guide\.$/,
    /Child Lind.*Mother Lind.*: together, so that nobody under 18 is without their adult\.$/,
    / steers Putri in the morning: captain and free\.$/,
  ])
    await expect(dialog.getByRole('listitem').filter({ hasText: reason })).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this plan' }).click();
  await expect(conflicts.getByRole('heading')).toHaveText(nothingToSettle);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight), 'end of the board').toBeLessThan(1_800);
  const party = departure('Toyapakeh').getByRole('listitem').filter({ hasText: 'Kim' });
  await expect(party).toContainText(/\+49 1512 3456789.*due [\d,]+k/);
  await expect(party.getByRole('link', { name: 'Kim' })).toHaveAttribute('href', /\/admin\/orders\/.+\/detail$/);

  await dragByMouse(handle('Toyapakeh'), { name: 'Camar', part: boat('Camar') });
  await expect(dialog).toContainText('Camar has 8 seats for 20 people.');
  await dialog.getByRole('button', { name: 'Do it', exact: true }).click();
  await expect(conflicts).toContainText('Camar has 8 seats for 20 people.');
  await expect(boat('Camar').getByRole('region', { name: 'Toyapakeh' })).toBeVisible();
  await departure('Night dive').getByRole('button', { name: 'Add a group' }).click();
  await press(departure('Night dive').getByRole('button', { name: 'Remove group 3' }));
  await expect(leader(3, 'Night dive')).toHaveCount(0);
  await page.reload();
  await expect(conflicts.locator('[data-broken]')).toHaveText('Camar has 8 seats for 20 people.');
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Move Toyapakeh to…' }));
  await page.getByRole('menuitem', { name: 'Putri' }).click();
  await expect(conflicts.getByRole('heading')).toHaveText(nothingToSettle);

  const planned = await leader(1, 'Gamat Bay').inputValue();
  await leader(1, 'Gamat Bay').selectOption({ label: 'Made · off' });
  await expect(dialog).toContainText('Made is off on this day.');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(leader(1, 'Gamat Bay')).toHaveValue(planned);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(10);
  await expect(dialog.getByRole('link', { name: 'Send to Kenji by WhatsApp' })).toHaveAttribute('href', /Ren/);
  await expectAccessible(page);
  const kenji = dialog.getByRole('checkbox', { name: 'Kenji has been told' });
  await kenji.click();
  await expect(kenji).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('9 people are still to be told.', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Lists', exact: true }).click();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(10);
  await expect(dialog.getByRole('link', { name: 'Send to Kenji by WhatsApp' })).toHaveAttribute('href', /Ren/);
  await expect(kenji).toBeChecked();
});

test('the sheet of each outing fits one A4 page, even with twelve guests', async ({ page, shop }) => {
  await shop.office.call('admin.board.plan', { date: tomorrow });
  await callsOf(page.request, shop.origin).call('auth.admins.login', owner);
  await page.goto(`/admin/schedule/${tomorrow}/sheets`);
  const sheets = page.locator('main section');
  await expect(sheets).toHaveCount(7);
  await expect(sheets.filter({ hasText: '12 people' })).toHaveCount(2);
  await expectAccessible(page);
  expect(pageWidths(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(7);
});

test('the day list has a table head for each departure and a page for every twelve guests', async ({ page, shop }) => {
  await payAll(shop.office, tomorrow);
  await callsOf(page.request, shop.origin).call('auth.admins.login', owner);
  await page.goto(`/admin/schedule/day?date=${tomorrow}`);
  const departures = page.getByRole('table');
  await expect(departures.first()).toBeVisible();
  const guests = await departures.evaluateAll((tables) =>
    tables.map((table) => table.querySelectorAll('tbody th[scope="row"]').length),
  );
  expect(guests.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(50);
  await expect(departures.locator('thead')).toHaveCount(guests.length);
  const pages = pageWidths(await page.pdf({ preferCSSPageSize: true })).length;
  const pickups = 1;
  expect(pages).toBeLessThanOrEqual(pickups + guests.reduce((sum, count) => sum + Math.ceil(count / 12), 0));
});

test('a guide who returns from a day off opens four seats, which a guest sees and books at once', async ({
  page,
  browser,
  shop,
}) => {
  await callsOf(page.request, shop.origin).call('auth.admins.login', owner);
  const context = await browser.newContext({ baseURL: shop.origin });
  const site = await context.newPage();
  await callsOf(site.request, shop.origin).call('auth.users.login', guest);
  const seats = async () => {
    await site.goto(`/trips/gamat-bay?date=${tomorrow}`);
    const box = await openBox(site);
    await press(box.getByRole('button', { name: 'All dates' }));
    return inCalendar(site, tomorrow);
  };
  await expect(await seats()).toHaveAccessibleName(/sold out/);

  await page.goto(`/admin/schedule?day=${tomorrow}`);
  const trip = page.getByRole('row').filter({ hasText: 'Gamat Bay' });
  await expect(trip).toContainText('One more guide opens 4 seats.');
  await expectAccessible(page);
  await press(trip.getByRole('link', { name: 'Roster of this day' }));
  const day = page.getByRole('row', { name: /^Oka/ }).locator(`[data-day="${tomorrow}"]`);
  await waitForHydration(day);
  const changed = page.waitForResponse(/set_roster_days/);
  await day.click();
  await changed;
  await expect(await seats()).toHaveAccessibleName(/Places left: 4$/);
  await bookParty(callsOf(site.request, shop.origin), tomorrow, {
    product: 'gamat-bay',
    people: named(['Zoe', 'Yan', 'Xia', 'Wim']),
  });
  await expect(await seats()).toHaveAccessibleName(/sold out/);
  await context.close();

  await day.click();
  await expect(page.getByText('Boats or guides are missing now for what is sold on ')).toBeVisible();
  await day.click();
});

test('on a phone the day is readable, and two guides swap groups', async ({ browser, shop }) => {
  await shop.office.call('admin.board.plan', { date: tomorrow });
  const screen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...screen, baseURL: shop.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await callsOf(page.request, shop.origin).call('auth.admins.login', owner);
  const { boat, leader, conflicts, dialog } = await openBoard(page, tomorrow);
  await expect(boat('Camar')).toContainText('8 of 8 seats');
  await expect(boat('Putri')).toContainText('Child Lind');
  await expectToFit(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: /, 07:00, morning$/ }).tap();
  const [one, other] = [leader(1, 'Crystal Bay'), leader(2, 'Crystal Bay')];
  const [first, second] = [await one.inputValue(), await other.inputValue()];
  await one.selectOption(second);
  await expect(dialog).toContainText(
    / already leads 4 divers in the morning, and nobody leads more than four at once\./,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Swap', exact: true }).tap();
  await expect(notice(page, 'Changed.')).toBeVisible();
  await expectToFit(page);
  await expect(conflicts.locator('[data-broken]')).toHaveCount(0);
  await page.reload();
  await press(page.getByRole('button', { name: /, 07:00, morning$/ }));
  expect([await one.inputValue(), await other.inputValue()]).toEqual([second, first]);
  await context.close();
});

test('a move on one board appears on the other, and a move or an undo that contradicts a later one is refused', async ({
  browser,
  shop,
}) => {
  const date = plusDays(tomorrow, 4);
  const crystal = await bookDay(shop.office, date);
  const { departures, vehicles } = await shop.office.ask<Board>('admin.board.get', { date });
  const { vehicle } = departures.find(({ title }) => title === 'Manta Point') ?? {};
  const manta = vehicles.find(({ uuid }) => uuid === vehicle)?.name ?? '';
  const [third = ''] = vehicles.map(({ name }) => name).filter((name) => name !== manta && name !== crystal);
  const open = async () => {
    const context = await browser.newContext({ baseURL: shop.origin, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await callsOf(page.request, shop.origin).call('auth.admins.login', owner);
    const { boat } = await openBoard(page, date);
    const move = async (to: string) => {
      await press(page.getByRole('button', { name: 'Move Manta Point to…' }));
      await page.getByRole('menuitem', { name: to }).click();
    };
    const on = (name: string) => boat(name).getByRole('region', { name: 'Manta Point' });
    return { context, page, move, on };
  };
  const [first, second] = [await open(), await open()];

  await first.move(crystal);
  await expect(second.on(crystal)).toBeVisible();

  await second.move(third);
  await expect(first.on(third)).toBeVisible();
  await first.page.getByRole('button', { name: 'Undo' }).click();
  await expect(first.page.getByText(`put Manta Point elsewhere: ${third}.`, { exact: false })).toBeVisible();

  const misses = second.page.waitForEvent('requestfailed', (request) => request.url().includes('admin.board.get'));
  await second.page.route(/admin\.board\.get/, (route) => route.abort());
  await misses;
  await first.move(manta);
  await expect(first.on(manta)).toBeVisible();
  await second.move(crystal);
  await expect(second.page.getByText(`put Manta Point elsewhere: ${manta}.`, { exact: false })).toBeVisible();
  await second.page.unroute(/admin\.board\.get/);
  await expect(second.on(manta)).toBeVisible();
  await first.context.close();
  await second.context.close();
});

for (const { way, screen, after, drag } of waysToDrag)
  test(`a departure, a diver and a guide are dragged ${way}`, async ({ browser, shop }) => {
    const date = plusDays(tomorrow, after);
    const other = await bookDay(shop.office, date);
    const context = await browser.newContext({ baseURL: shop.origin, reducedMotion: 'reduce', ...screen });
    const page = await context.newPage();
    await callsOf(page.request, shop.origin).call('auth.admins.login', owner);
    const { boat, group, leader, handle } = await openBoard(page, date);
    const second = { name: 'Leader of group 2, Manta Point', part: leader(2, 'Manta Point') };

    await drag(handle('Manta Point'), { name: other, part: boat(other) });
    await expect(boat(other).getByRole('region', { name: 'Manta Point' })).toBeVisible();
    if (way === 'by keyboard') await expect(handle('Manta Point')).toBeFocused();

    await drag(handle('Ben'), second);
    await expect(group(2, 'Manta Point')).toContainText('Ben');
    await expect(group(1, 'Manta Point')).not.toContainText('Ben');
    if (way === 'by keyboard') await expect(handle('Ben')).toBeFocused();

    await (way === 'by keyboard'
      ? page.keyboard.press('Control+z')
      : press(page.getByRole('button', { name: 'Undo' })));
    await expect(group(1, 'Manta Point')).toContainText('Ben');

    await drag(handle('Oka'), second);
    await expect(second.part.locator('option:checked')).toHaveText('Oka');
    await context.close();
  });
