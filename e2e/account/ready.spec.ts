import { type Browser, expect, type Page } from '@playwright/test';
import { digitsOf } from '../../src/shared/schema/phone';
import { expectAccessible } from '../support/accessibility';
import { openBoard } from '../support/board';
import { callsOf } from '../support/calls';
import { dayIn } from '../support/days';
import { gate } from '../support/gate';
import { answerHealth, answerHealthByCall, type HealthLocale } from '../support/health';
import { press, waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { payAtBank, placeOrder } from '../support/orders';
import { bookInGerman } from '../support/party-in-german';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { signByCall } from '../support/waiver';
import { KB, weigh } from '../support/weight';

// React, the router and the parts of every page are 118 of these, including headers.
const SCRIPTS = 128 * KB;
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
  // The waiver, which is signed already.
  await goOn(page);
  await field(page, 'flight_date').fill(flight);
}

async function openPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(new URL(url).pathname);
  return page;
}

test('four people book in German, three of them answer on their phones, and the board shows all as ready', async ({
  page,
  browser,
}) => {
  // A booking and a payment by the form, with four more browsers.
  test.slow();
  await enter(page, await member());
  const order = await bookInGerman(page);
  await page.goto(`/de/user/orders/${order.uuid}`);
  await expect(page.getByRole('link', { name: 'Angaben ergänzen' })).toHaveAttribute('href', '#open-forms');
  await expect(page.getByText('0 von 4 bereit')).toBeVisible();
  await expect(page.getByText('Es fehlt: Geschlecht', { exact: false })).toHaveCount(3);
  await expectAccessible(page);
  const linkOf = async (name: string) => {
    await press(page.getByRole('button', { name: `Link für ${name} teilen` }));
    return page.getByRole('textbox', { name: `Link für ${name}` }).inputValue();
  };
  const [mia, lena, hana] = [await linkOf('Mia Weber'), await linkOf('Lena Weber'), await linkOf('Hana Sato')];
  expect([new URL(mia).pathname.slice(0, 10), new URL(hana).pathname.slice(0, 10)]).toEqual([
    '/de/ready/',
    '/ja/ready/',
  ]);
  await press(page.getByRole('button', { name: 'Ausfüllen für Mia Weber' }));
  await page.waitForURL(mia);
  await page.goBack();
  const jonas = await linkOf('Jonas Weber');
  await signByCall(page, jonas, 'Jonas Weber');
  await signByCall(page, lena, 'Lena Weber');
  await signByCall(page, mia, 'Jonas Weber', 'Vater');
  await signByCall(page, hana, 'Hana Sato');
  await answerHealthByCall(page, jonas);
  await page.reload();
  await expect(page.getByText('1 von 4 bereit')).toBeVisible();

  const first = await openPhone(browser, mia);
  await expectAccessible(first);
  await fillInYou(first);
  await field(first, 'email').fill('mia@example.test');
  await fillInTheRest(first, 'de');
  await press(first.getByRole('button', { name: 'Zurück' }));
  await press(first.getByRole('button', { name: 'Zurück' }));
  await press(first.getByRole('button', { name: 'Zurück' }));
  await expect(first.getByText('Unser Vorschlag: Anzug M, Flossen 40–41 (EU).')).toBeVisible();
  await goOn(first);
  await goOn(first);
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
  const trip = departure(order.title);
  await expect(trip.getByText('open question')).toBeVisible();
  await callsOf(office.request).call('admin.orders.settle_flight', { uuid: order.uuid, reason: 'flies a week later' });
  await expect(trip.getByText(/(\d+) of \1 ready$/)).toBeVisible();
  await expect(trip.getByText('open question')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('4 von 4 bereit')).toBeVisible();
  const { script } = await weigh(await browser.newPage(), new URL(mia).pathname);
  expect(script, 'bytes of script').toBeLessThanOrEqual(SCRIPTS);
});

/** Orders and pays for two, and returns the token of the first diver's link. */
async function tokenOfDiver(page: Page): Promise<string> {
  await enter(page, await member());
  const order = await placeOrder(page);
  await payAtBank(page, order);
  const { url } = await callsOf(page.request).call<{ url: string }>('order.diver_link', { uuid: order.uuid, diver: 0 });
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

test('a typed country code changes the country on a diver’s link, and an improbable number is asked about once @phone', async ({
  page,
}) => {
  const token = await tokenOfDiver(page);
  const { ask } = callsOf(page.request);
  await page.goto(`/ready/${token}`);
  // The page opens at the health questions, because the booking answered everything before.
  for (let step = 0; step < 3; step += 1) await press(page.getByRole('button', { name: 'Back' }));
  const countryOf = (name: string) => page.locator(`[data-field=${name}] select`);
  const typeOver = async (name: string, text: string) => {
    await field(page, name).focus();
    await expect(countryOf(name)).toBeVisible();
    await field(page, name).press('ControlOrMeta+a');
    await field(page, name).pressSequentially(text);
  };
  const storedPhones = async () => {
    const { diver } = await ask<{ diver: Record<string, string> }>('ready.get', { token });
    return [diver.phone, diver.emergency_phone];
  };
  await typeOver('phone', '+49 151 12345678');
  await expect(countryOf('phone')).toHaveValue('DE');
  await field(page, 'emergency_phone').fill('');
  await typeOver('emergency_phone', '0049 176 12345678');
  await expect(countryOf('emergency_phone')).toHaveValue('DE');
  await field(page, 'emergency_phone').blur();
  expect(digitsOf(await field(page, 'emergency_phone').inputValue())).toBe('4917612345678');
  await expect.poll(storedPhones).toEqual(['+4915112345678', '+4917612345678']);
  await expectAccessible(page);

  const question = page.getByText(/^Is this right\?/);
  await typeOver('phone', '+62 491 511 234 567 8');
  await expect(countryOf('phone')).toHaveValue('ID');
  await expect(question).toHaveCount(0);
  await field(page, 'phone').blur();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, it’s right' }).press('Enter');
  await expect(question).toHaveCount(0);
  await field(page, 'phone').focus();
  await field(page, 'phone').blur();
  await expect(question).toHaveCount(0);
  await expect.poll(async () => (await storedPhones())[0]).toBe('+624915112345678');
});

test('a photo of a card chosen before the page is interactive is sent', async ({ page }) => {
  const token = await tokenOfDiver(page);
  // Opens the page at the questions about diving.
  await callsOf(page.request).call('ready.answer', { token, certification_number: null });
  const scripts = gate();
  await page.route('**/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto(`/ready/${token}`, { waitUntil: 'commit' });
  const card = page.locator('[data-field=card]');
  await card.locator('input').setInputFiles('demo/pictures/site-eel-garden/828.webp');
  await expect(card.getByText('Saved')).toHaveCount(0);
  scripts.open();
  await expect(card.getByText('Saved')).toBeVisible();
  await expect(card.locator('input')).toHaveValue('');
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
