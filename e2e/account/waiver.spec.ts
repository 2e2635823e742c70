import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { diver } from '../../src/test/divers';
import { expectAccessible } from '../support/accessibility';
import { callsOf } from '../support/calls';
import { emptiestDays } from '../support/days';
import { answerHealthByCall } from '../support/health';
import { press, waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { type Placed, payAtBank } from '../support/orders';
import { test } from '../support/test';
import { drawSignature } from '../support/waiver';
import { expectToFit } from '../support/width';

const TRIP = 'amed-day';
const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-15`;

/** Two divers of an account, on one of the emptiest days. */
async function orderForTwo(page: Page, names: [string, string], born: [string, string], rank = 0) {
  const { ask, call } = callsOf(page.request);
  const { variants } = await ask<{ variants: { uuid: string }[] }>('catalogue.product', { slug: TRIP });
  const days = await emptiestDays(page, TRIP);
  const order = await call<Placed>('order.create?lang=de', {
    ...{ idempotency_key: randomUUID(), product: TRIP, variant: variants[0]?.uuid, quantity: 1 },
    activity_date: days[rank]?.date,
    ...{ payment_type: 'down_payment', pickup_area: 'sanur' },
    divers: names.map((full_name, at) =>
      diver({ full_name, date_of_birth: born[at] ?? '', certification_level: 'advanced', preferred_language: 'de' }),
    ),
    emergency_contact: { name: 'Budi', phone: '+62 812 3456 7890' },
  });
  await payAtBank(page, order);
  const links = [];
  for (const position of [0, 1])
    links.push((await call<{ url: string }>('order.diver_link', { uuid: order.uuid, diver: position })).url);
  return { ...order, links };
}

async function openPhone(browser: Browser, url = ''): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(new URL(url).pathname);
  return page;
}

const stepTitle = (page: Page) => page.locator('section').getByRole('heading', { level: 2 });

/** Goes on to the waiver, whatever step the phone opens with. */
async function openWaiver(page: Page) {
  const next = page.locator('section').getByRole('button').last();
  await waitForHydration(next);
  for (let tried = 0; tried < 10; tried += 1) {
    if ((await stepTitle(page).textContent()) === 'Haftungserklärung') break;
    await press(next);
  }
}

test('a guest reads the waiver on a phone to the end, signs by drawing, downloads the PDF, and is not asked again', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page, await member());
  const names: [string, string] = ['Jonas Weber', 'Mia Weber'];
  const born: [string, string] = ['1991-03-02', yearsAgo(13)];
  const { links, uuid } = await orderForTwo(page, names, born);
  const phone = await openPhone(browser, links[0]);
  await openWaiver(phone);
  await expect(stepTitle(phone)).toHaveText('Haftungserklärung');
  const sign = phone.getByRole('button', { name: 'Unterschreiben', exact: true });
  await expect(phone.getByRole('heading', { name: 'Die Risiken' })).toBeVisible();
  await expect(sign).toHaveCount(0);
  await phone.getByText('Sie können unterschreiben, sobald').scrollIntoViewIfNeeded();
  await expect(sign).toBeVisible();
  await expect(phone.getByRole('checkbox', { name: 'Ich habe ihn bis zum Ende gelesen' })).toBeChecked();
  await expectAccessible(phone);
  await expectToFit(phone);

  await press(sign);
  await expect(phone.getByRole('alert').first()).toBeVisible();
  await phone.getByRole('textbox', { name: 'Vollständiger Name' }).fill('Jonas Weber');
  await drawSignature(phone);
  await phone.getByRole('checkbox', { name: /Ich habe den Text oben/ }).check();
  await phone.context().setOffline(true);
  await press(sign);
  await expect(phone.getByText('Keine Verbindung: Es wurde nichts gesendet.')).toBeVisible();
  await phone.context().setOffline(false);
  await press(sign);
  await expect(phone.getByText(/Unterschrieben am .* als Jonas Weber\. Gültig bis/)).toBeVisible();
  const downloading = phone.waitForEvent('download');
  await phone.getByRole('link', { name: 'PDF herunterladen' }).click();
  expect((await downloading).suggestedFilename()).toBe('waiver.pdf');
  await expectAccessible(phone);

  const child = await openPhone(browser, links[1]);
  await openWaiver(child);
  // Coming to the end of the text ticks the box.
  await child.getByText('Sie können unterschreiben, sobald').scrollIntoViewIfNeeded();
  await expect(child.getByRole('checkbox', { name: 'Ich habe ihn bis zum Ende gelesen' })).toBeChecked();
  await expect(child.getByText('Mia Weber ist an dem Tag noch nicht 18 Jahre alt.')).toBeVisible();
  await child.getByRole('textbox', { name: 'Vollständiger Name des Elternteils' }).fill('Eva Weber');
  await child.getByRole('textbox', { name: 'Verhältnis zum Kind' }).fill('Mutter');
  await child.getByRole('checkbox', { name: /^Ich kann nicht zeichnen/ }).check();
  await child.getByRole('checkbox', { name: /^Ich bin Elternteil/ }).check();
  await press(child.getByRole('button', { name: 'Unterschreiben', exact: true }));
  await expect(child.getByText(/von Eva Weber \(Mutter\)/)).toBeVisible();

  const again = await orderForTwo(page, names, born, 1);
  await answerHealthByCall(page, again.links[0] ?? '');
  const later = await openPhone(browser, again.links[0]);
  await openWaiver(later);
  await expect(later.getByText(/Unterschrieben am .* als Jonas Weber\. Gültig bis/)).toBeVisible();

  const office = await browser.newPage();
  await enter(office, await member({ audience: 'admins' }));
  await office.goto(`/admin/orders/${uuid}/detail`);
  await expect(office.getByText(/Waiver signed on .* by Eva Weber/)).toBeVisible();
  await expect(office.getByRole('link', { name: 'PDF of Jonas Weber’s waiver' })).toBeVisible();
});

test('staff record a waiver on paper, and the editor names what is missing in a language', async ({
  page,
  browser,
}) => {
  const guest = await browser.newPage();
  await enter(guest, await member());
  const { uuid } = await orderForTwo(guest, ['Paul Weber', 'Nina Weber'], ['1990-01-02', '1992-03-04'], 2);
  await enter(page, await member({ audience: 'admins' }));
  await page.goto(`/admin/orders/${uuid}/detail`);
  await press(page.getByRole('button', { name: 'Record a waiver on paper of Paul Weber' }));
  await expectAccessible(page);
  await press(
    page.getByRole('form', { name: 'Record a waiver on paper of Paul Weber' }).getByRole('button', { name: 'Save' }),
  );
  await expect(page.getByText(/Waiver on paper of .*, checked by/)).toBeVisible();

  await page.goto('/admin/settings/papers');
  await expect(page).toHaveURL(/\/admin\/settings\/papers\/waiver$/);
  await waitForHydration(page.getByRole('tab', { name: 'English' }));
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Deutsch' }).click();
  const german = page.getByRole('tabpanel').getByRole('textbox', { name: 'Text of the waiver' });
  await german.fill('');
  await page.getByRole('tab', { name: 'English' }).click();
  await press(page.getByRole('button', { name: /^Publish version/ }));
  await expect(german).toBeVisible();
  await expect(german).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('tab', { name: 'English' }).click();
  await expect(page.getByRole('tabpanel').getByRole('textbox', { name: 'Text of the waiver' })).not.toBeEmpty();
  await expectToFit(page);
});
