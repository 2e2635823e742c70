import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { diver } from '../../src/test/divers';
import { expectAccessible } from '../support/accessibility';
import { openBoard } from '../support/board';
import { callsOf } from '../support/calls';
import { answerHealth, type HealthLocale } from '../support/health';
import { press, waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { type Placed, payAtBank } from '../support/orders';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { KB, weigh } from '../support/weight';

// React, the router and the parts of every page are 118 of these, including headers.
const SCRIPTS = 128 * KB;
const TRIP = 'amed-day';
const TITLE = 'Amed: wall and pyramids';
const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The day with the most places left, because other tests order at the same time. */
async function emptiestDay(page: Page): Promise<string> {
  const { ask } = callsOf(page.request);
  const days = await ask<{ date: string; status: string; places_left: number }[]>('availability.days', {
    ...{ slug: TRIP, from: dayIn(5), to: dayIn(40) },
  });
  const [day] = days
    .filter(({ status }) => status === 'open')
    .sort((one, other) => other.places_left - one.places_left);
  return day?.date ?? '';
}

/** Known by what every booking needs; the rest is left to the diver's link. */
const later = (full_name: string, about: object = {}) => ({
  ...{ full_name, date_of_birth: '1991-03-02', association: 'PADI', certification_level: 'advanced' },
  ...{ complete_later: true, ...about },
});

/** Four people, ordered and paid in German; the last of them is complete. */
async function orderForFour(page: Page): Promise<Placed & { day: string }> {
  const { ask, call } = callsOf(page.request);
  const { variants } = await ask<{ variants: { uuid: string }[] }>('catalogue.product', { slug: TRIP });
  const day = await emptiestDay(page);
  const order = await call<Placed>('order.create?lang=de', {
    ...{ idempotency_key: randomUUID(), product: TRIP, variant: variants[0]?.uuid, quantity: 2 },
    activity_date: day,
    ...{ payment_type: 'down_payment', pickup_area: 'sanur' },
    divers: [
      later('Jonas Weber', { phone: '+49 151 23456789', email: 'jonas@example.test' }),
      later('Lena Weber'),
      later('Hana Sato', { preferred_language: 'ja' }),
      diver({ full_name: 'Paul Weber', certification_level: 'advanced' }),
    ],
    emergency_contact: { name: 'Budi', phone: '+62 812 3456 7890' },
  });
  await payAtBank(page, order);
  return { ...order, day };
}

const field = (page: Page, name: string) => page.locator(`[data-field=${name}]`).locator('input, select').first();

/** Answers what a diver of the order has left open in the first step, except the email address. */
async function fillInYou(page: Page) {
  await waitForHydration(field(page, 'gender'));
  await field(page, 'gender').selectOption('female');
  await field(page, 'nationality').selectOption('DE');
  await field(page, 'phone').fill('+49 151 9876543');
  await field(page, 'dietary_restriction').selectOption('vegan');
}

/** The button that leads on is the last of a step. */
const goOn = (page: Page) => press(page.locator('section').getByRole('button').last());
const stepTitle = (page: Page) => page.locator('section').getByRole('heading', { level: 2 });

/** Answers everything else; a phone without a connection leaves out the health questions, which wait for nothing. */
async function fillInTheRest(page: Page, lng: HealthLocale | null, flight = dayIn(60)) {
  await goOn(page);
  await field(page, 'certification_number').fill('0704A1234');
  await goOn(page);
  await field(page, 'height_cm').fill('172');
  await field(page, 'weight_kg').fill('68');
  await field(page, 'shoe_size').fill('40');
  await goOn(page);
  if (lng) await answerHealth(page, lng);
  await goOn(page);
  await field(page, 'flight_date').fill(flight);
}

async function openPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(new URL(url).pathname);
  return page;
}

test('four divers are ready once three have answered by their links on three phones', async ({ page, browser }) => {
  // A whole order with three more browsers.
  test.slow();
  await enter(page, await member());
  const order = await orderForFour(page);
  await page.goto(`/de/user/orders/${order.uuid}`);
  await expect(page.getByText('1 von 4 bereit')).toBeVisible();
  await expectAccessible(page);
  const linkOf = async (name: string) => {
    await press(page.getByRole('button', { name: `Link für ${name} teilen` }));
    return page.getByRole('textbox', { name: `Link für ${name}` }).inputValue();
  };
  const [jonas, lena, hana] = [await linkOf('Jonas Weber'), await linkOf('Lena Weber'), await linkOf('Hana Sato')];
  expect([new URL(jonas).pathname.slice(0, 10), new URL(hana).pathname.slice(0, 10)]).toEqual([
    '/de/ready/',
    '/ja/ready/',
  ]);

  const first = await openPhone(browser, jonas);
  await expectAccessible(first);
  await fillInYou(first);
  await fillInTheRest(first, 'de');
  await press(first.getByRole('button', { name: 'Zurück' }));
  await expect(first.getByText('Unser Vorschlag: Anzug M, Flossen 40–41 (EU).')).toBeVisible();
  await goOn(first);
  await goOn(first);
  await expect(stepTitle(first)).toHaveText('Sie sind bereit');
  await expect(first.getByText('Lena Weber')).toHaveCount(0);

  const second = await openPhone(browser, lena);
  await fillInYou(second);
  await second.context().setOffline(true);
  await field(second, 'email').fill('lena@example.test');
  await field(second, 'emergency_name').fill('Karl Weber');
  await field(second, 'emergency_name').blur();
  await expect(second.getByText('Keine Verbindung: Wir senden dies, sobald Sie online sind.')).toBeVisible();
  await fillInTheRest(second, null);
  await goOn(second);
  await expect(stepTitle(second)).toHaveText('Noch ist nicht alles gespeichert');
  await second.context().setOffline(false);
  await expect(stepTitle(second)).toHaveText('Es fehlt noch etwas');
  await press(second.getByRole('button', { name: 'Ihre Gesundheit' }));
  await answerHealth(second, 'de');
  await goOn(second);
  await goOn(second);
  await expect(stepTitle(second)).toHaveText('Sie sind bereit');

  const third = await openPhone(browser, hana);
  await fillInYou(third);
  await field(third, 'email').fill('nobody');
  await field(third, 'email').blur();
  await expect(third.locator('[data-field=email]').getByRole('alert')).toBeVisible();
  await expectAccessible(third);
  await field(third, 'email').fill('hana@example.test');
  // A flight on the day of the dive is a question to the staff, and refuses nothing after the payment.
  await fillInTheRest(third, 'ja', order.day);
  await goOn(third);
  await expect(stepTitle(third)).toHaveText('確認したいことがあります');
  await third.reload();
  await expect(stepTitle(third)).toHaveText('確認したいことがあります');
  await page.reload();
  await expect(page.getByText('3 von 4 bereit')).toBeVisible();

  const office = await browser.newPage();
  await signIn(office, 'admin');
  const { departure } = await openBoard(office, order.day);
  const trip = departure(TITLE);
  await expect(trip.getByText('open question')).toBeVisible();
  await callsOf(office.request).call('admin.orders.settle_flight', { uuid: order.uuid, reason: 'flies a week later' });
  await expect(trip.getByText(/(\d+) of \1 ready$/)).toBeVisible();
  await expect(trip.getByText('open question')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('4 von 4 bereit')).toBeVisible();
  const { script } = await weigh(await browser.newPage(), new URL(jonas).pathname);
  expect(script, 'bytes of script').toBeLessThanOrEqual(SCRIPTS);
});

test('a link that opens nothing is answered like every other page that does not exist, with the shop’s contacts', async ({
  page,
}) => {
  const answer = await page.goto('/de/ready/unknown');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
});
