import { expect, type Page, type Request } from '@playwright/test';
import { mainAddress, mainPhone } from '../../src/shared/shop/contact';
import { defaultShop } from '../../src/shared/shop/sections';
import { expectAccessible } from '../support/accessibility';
import { gate } from '../support/gate';
import { waitForHydration } from '../support/hydration';
import { lastMailTo } from '../support/mailbox';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const { identity } = defaultShop;
const newAddress = (name: string) => `${name}-${crypto.randomUUID()}@example.test`;

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page.getByLabel('Your name'));
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function lookAt(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expectAccessible(page);
    await expectToFit(page);
  }
}

test('the contact and inquiry pages are accessible @phone', ({ page }) =>
  lookAt(page, ['/contact', '/inquiry-contact']));

test('the contact and inquiry pages are accessible in other languages @phone-only', ({ page }) =>
  lookAt(page, ['/de/contact', '/ja/inquiry-contact']));

test('the contact page lists every way to reach the shop', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: identity.email })).toBeVisible();
  await expect(main.getByRole('link', { name: mainPhone(identity) })).toBeVisible();
  await expect(main.getByText(mainAddress(identity).street)).toBeVisible();
});

test('a message arrives, and its sender gets a receipt @phone', async ({ page }) => {
  const email = newAddress('ayu');
  await open(page, '/contact');
  await page.getByLabel('Your name').fill('Ayu');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('What is it about?').fill('Mantas');
  await page.getByLabel('Your message').fill('Are they there in March?');
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
  expect((await lastMailTo(email)).subject).toBe('We have your message');
});

test('missing input is reported at its field, the first empty field takes the focus, and the rest stays', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByLabel('Your message').fill('Still here');
  await send(page);
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Your message')).toHaveValue('Still here');
});

test('an error disappears when its field is changed, and the others stay', async ({ page }) => {
  await open(page, '/contact');
  await send(page);
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Your name').fill('Ayu');
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await expect(page.getByText('Email is required')).toBeVisible();
});

test('input typed before the scripts load is sent, including that in the honeypot field', async ({ page }) => {
  const typed = {
    name: 'Ayu',
    email: newAddress('early'),
    subject: 'Mantas',
    message: 'Are they there?',
    website: 'https://example.test',
  };
  await open(page, '/contact');
  await page.locator('form').evaluate((form, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field) field.value = value;
    }
  }, typed);
  const request = page.waitForRequest('**/api/trpc/contact.send**');
  await send(page);
  expect((await request).postDataJSON().json).toMatchObject(typed);
});

test('the rules of a form load at the first touch, not before', async ({ page }) => {
  await open(page, '/contact');
  const requested: string[] = [];
  const loaded: string[] = [];
  const isOurs = (request: Request) => request.resourceType() === 'script' && request.frame() === page.mainFrame();
  page.on('request', (request) => isOurs(request) && requested.push(request.url()));
  page.on('requestfinished', (request) => isOurs(request) && loaded.push(request.url()));
  await page.getByLabel('Your name').focus();
  await expect.poll(() => loaded.length > 0 && loaded.length === requested.length).toBe(true);
  const atTheTouch = [...requested];
  await send(page);
  await expect(page.getByText('Name is required')).toBeVisible();
  expect(requested).toEqual(atTheTouch);
});

test('a link from an internship starts the message, opens its questions and makes them required', async ({ page }) => {
  await open(page, '/inquiry-contact');
  await expect(page.getByLabel('Logged dives')).toBeHidden();
  const internship = page.locator('optgroup[label="Internships"] option').first();
  const slug = await internship.getAttribute('value');
  await open(page, `/inquiry-contact?product=${slug}&message=I+am+travelling+alone.%0ANumber+of+divers:+1`);
  await expect(page.getByLabel('What are you interested in?')).toHaveValue(slug ?? '');
  await expect(page.getByLabel('Your message')).toHaveValue('I am travelling alone.\nNumber of divers: 1');
  await page.getByLabel('Your name').fill('Ayu');
  await page.getByLabel('Email').fill(newAddress('intern'));
  await page.getByLabel('Your message').fill('I want to learn this.');
  await send(page);
  await expect(page.getByLabel('When would you like to start?')).toHaveAccessibleDescription(/.+/);
  const start = page.getByLabel('When would you like to start?');
  await expect(start).toBeFocused();
  await start.fill('31/02/2027');
  await send(page);
  await expect(start).toHaveAccessibleDescription(/.+/);
  await start.fill('');
  await page.getByRole('button', { name: 'Choose in the calendar' }).click();
  await expect(page.locator('[data-day][data-today="true"]')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await start.pressSequentially('01022027');
  await expect(start).toHaveValue('01/02/2027');
  await page.getByLabel('Logged dives').fill('42');
  await page.getByLabel('English').check();
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
});

test('the phone field loads on focus and loses no key pressed meanwhile', async ({ page }) => {
  const answer = gate();
  await page.route('**/booking.visitor_country**', async (route) => {
    await answer.opened;
    await route.fulfill({ json: { result: { data: { json: { country: 'DE' } } } } });
  });
  await open(page, '/contact');
  const phone = page.getByLabel('Phone');
  await phone.scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Country code')).toHaveCount(0);
  const light = await phone.boundingBox();
  await phone.focus();
  await page.keyboard.type('0151 234');
  answer.open();
  await expect(page.getByLabel('Country code')).toHaveValue('DE');
  await expect(phone).toBeFocused();
  await page.keyboard.type('56789');
  await expect(phone).toHaveValue('+49 1512 3456789');
  expect(await phone.boundingBox()).toEqual(light);
  await expectAccessible(page);
});

test('an invalid phone number is reported at its field, and an untouched country code counts as no number', async ({
  page,
}) => {
  const email = newAddress('phone');
  await open(page, '/contact');
  await page.getByLabel('Your name').fill('Ayu');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('What is it about?').fill('Mantas');
  await page.getByLabel('Your message').fill('Are they there in March?');
  const phone = page.getByLabel('Phone');
  await phone.focus();
  await expect(page.getByLabel('Country code')).toBeVisible();
  await phone.fill('+49 1');
  await send(page);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/phone number/);
  await phone.fill('+49');
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
});

test('the message can be sent again after a lost connection', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Your name').fill('Ayu');
  await page.getByLabel('Email').fill(newAddress('offline'));
  await page.getByLabel('What is it about?').fill('Mantas');
  await page.getByLabel('Your message').fill('Are they there?');
  await page.route('**/api/trpc/contact.send**', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('Are they there?');
  await page.unroute('**/api/trpc/contact.send**');
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form names the alternatives, and its button sends nothing', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('noscript [role=status]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  });
});
