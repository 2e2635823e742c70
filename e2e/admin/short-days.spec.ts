import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { callsOf } from '../support/calls';
import { dayIn } from '../support/days';
import { press, waitForHydration } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

for (const width of [390, 1440])
  test(`a short day is found on the dashboard, and shows shortages and remedies at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'admin');
    await page.goto('/admin');
    const short = page.getByRole('heading', { name: /days? cannot sail$/ });
    await expect(short).toBeVisible();
    await expectAccessible(page);
    const link = page.locator('a[href*="/admin/schedule?day="]').first();
    const name = await link.innerText();
    const day = (await link.getAttribute('href'))?.slice(-10) ?? '';
    await link.click();
    const panel = page.getByRole('alert').filter({ hasText: 'This day is short' });
    await expect(panel).toContainText(/(Morning|Afternoon|Night): .*(without a boat or van|missing)/);
    await expect(panel).toContainText('Nothing more is sold where something is missing.');
    await expectToFit(page);
    await expectAccessible(page);

    await press(panel.getByRole('button', { name: /^What helps/ }));
    const help = page.getByRole('dialog');
    await expect(help.getByRole('heading', { name: /^No boat for \d+ people to / })).toBeVisible();
    await expect(help.getByText(/^Out of service until .*: starter motor/)).toBeVisible();
    await expectAccessible(page);
    await help.getByRole('link', { name: 'Affected orders' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ selected$/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Select all rows of this page' })).toBeChecked();
    // On a phone the filters are behind one button, which counts them.
    if (width < 768) await press(page.getByRole('button', { name: 'Filters 1', exact: true }));
    await expect(page.getByRole('button', { name: 'On the affected departures', pressed: true })).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    await page.goto(`/admin/schedule?day=${day}`);

    await press(page.getByRole('button', { name: 'Boats and guides count' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/\d+ days? would be short/);
    await expect(dialog.getByRole('link', { name })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Boats and vans count from').fill('');
    await dialog.getByLabel('Guides and instructors count from').fill('');
    await page.keyboard.press('Tab');
    await expect(dialog).toContainText('No day would be short with these dates.');
  });

type Row = { uuid: string; name: string; roles: string[]; days: { date: string; state: string }[] };

test('on a phone, somebody on a day off is called from the board and put on the roster', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn(page, 'admin');
  const { ask, call } = callsOf(page.request);
  const month = dayIn(7).slice(0, 7);
  const { crew } = await ask<{ crew: Row[] }>('admin.crew.roster', { month });
  const leaders = crew.filter(({ roles }) => roles.some((role) => role === 'guide' || role === 'instructor'));
  const worksOn = ({ days }: Row, date: string) =>
    days.some((day) => day.date === date && (day.state === 'works' || day.state === 'extra_day'));
  const isSpare = (row: Row, date: string) => row.roles.includes('instructor') && !worksOn(row, date);
  const planned = await ask<{ date: string; outings: unknown[] }[]>('admin.board.crew', {
    ...{ from: dayIn(2), to: dayIn(20) },
  });
  const withSpare = planned.find(
    (day) => day.date.startsWith(month) && day.outings.length > 0 && leaders.some((row) => isSpare(row, day.date)),
  );
  const date = withSpare?.date ?? '';
  const name = leaders.find((row) => isSpare(row, date))?.name ?? '';
  const working = leaders.filter((row) => worksOn(row, date));
  const set = (state: string) =>
    Promise.all(working.map(({ uuid }) => call('admin.crew.set_roster_days', { uuid, days: [date], state })));
  await set('off');

  await page.goto(`/admin/schedule/${date}`);
  const open = page.getByRole('button', { name: /^What helps/ });
  await waitForHydration(open);
  await open.focus();
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog');
  const missing = help.getByRole('heading', { name: /missing/ }).first();
  await expect(missing).toBeVisible();
  const spare = help.getByRole('listitem').filter({ hasText: name }).first();
  await expect(spare.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/\d+\?text=/);
  await expect(spare.locator('a[href^="tel:+"]')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await spare.getByRole('button', { name: `Put on the roster ${name}` }).click();
  await expect(help.getByRole('button', { name: `Put on the roster ${name}` })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByText(/^Crew \d+$/).click();
  const onDuty = page.locator('[data-state="free"], [data-state="busy"]').filter({ hasText: name });
  await expect(onDuty).toBeVisible();

  await set('works');
  const { uuid } = leaders.find((row) => row.name === name) ?? { uuid: '' };
  await call('admin.crew.set_roster_days', { uuid, days: [date], state: 'off' });
});

test('a new ratio lists the days that become short before it is saved', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/products/nusa-penida-mantas/edit');
  const ratio = page.getByRole('textbox', { name: 'Divers per guide' });
  await waitForHydration(ratio);
  await ratio.fill('1');
  await expect(page.getByText(/(days? would be short|no further day becomes short)/)).toBeVisible();
  await expectAccessible(page);
});
