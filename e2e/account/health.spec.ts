import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { diver } from '../../src/test/divers';
import { expectAccessible } from '../support/accessibility';
import { callsOf } from '../support/calls';
import { dayIn, emptiestDay } from '../support/days';
import { answerHealth, healthTexts } from '../support/health';
import { press, waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { type Placed, payAtBank } from '../support/orders';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { signByCall } from '../support/waiver';

const TRIP = 'amed-day';
const en = healthTexts('en');
const ja = healthTexts('ja');

const anna = diver({ full_name: 'Anna Berg', preferred_language: 'en', certification_level: 'advanced' });
const hana = diver({
  ...{ full_name: 'Hana Sato', preferred_language: 'ja', certification_level: 'advanced' },
  date_of_birth: '1988-02-29',
});

/** Orders and pays the same two divers on one of the emptiest days. */
async function orderForBoth(page: Page, from: number): Promise<Placed & { links: string[] }> {
  const { ask, call } = callsOf(page.request);
  const { variants } = await ask<{ variants: { uuid: string }[] }>('catalogue.product', { slug: TRIP });
  const order = await call<Placed>('order.create', {
    ...{ idempotency_key: randomUUID(), product: TRIP, variant: variants[0]?.uuid, quantity: 1 },
    activity_date: await emptiestDay(page, TRIP, dayIn(from), dayIn(from + 15)),
    ...{ payment_type: 'down_payment', pickup_area: 'sanur' },
    divers: [anna, hana],
    emergency_contact: { name: 'Budi', phone: '+62 812 3456 7890' },
  });
  await payAtBank(page, order);
  const linkOf = (at: number) => call<{ url: string }>('order.diver_link', { uuid: order.uuid, diver: at });
  const urls = [(await linkOf(0)).url, (await linkOf(1)).url];
  for (const [at, { full_name }] of [anna, hana].entries()) await signByCall(page, urls[at] ?? '', full_name);
  return { ...order, links: urls.map((url) => new URL(url).pathname) };
}

/** Opens the health step of a diver, whose other answers came with the booking. */
async function openPhone(browser: Browser, path = ''): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const section = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { level: 2 }) });

/** From the last screen of a diver who is ready to the health step. */
async function lookThrough(page: Page) {
  for (let step = 0; step < 4; step += 1) await press(section(page).getByRole('button').last());
}

test('two divers answer about their health, and one of them dives with a physician’s page', async ({
  page,
  browser,
}) => {
  // Two orders, two phones and the office.
  test.slow();
  await enter(page, await member());
  const { uuid, links } = await orderForBoth(page, 5);

  const phone = await openPhone(browser, links[0]);
  await expect(section(phone)).toContainText('Your health');
  await expectAccessible(phone);
  await phone.getByRole('checkbox').first().check();
  await expectAccessible(phone);
  await phone.getByRole('checkbox').first().uncheck();
  await answerHealth(phone, 'en', { yes: ['q1', 'a2'] });
  await expect(phone.getByText(en.result.needs_physician, { exact: true })).toBeVisible();
  expect(await phone.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/\ba2\b|asthma/);
  await expectAccessible(phone);

  await press(phone.getByRole('link', { name: en.print }));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(en.request.title);
  await expect(phone.getByText('Anna Berg')).toBeVisible();
  await expect(phone.getByRole('main')).not.toContainText(/asthma|lungs/i);
  await expectAccessible(phone);
  await press(phone.getByRole('link', { name: en.request.back }));
  const upload = phone.getByLabel(en.upload, { exact: true }).and(phone.locator('input'));
  await waitForHydration(upload);
  await upload.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg>') });
  await expect(phone.getByText('Please choose a JPEG, PNG or WebP picture, or a PDF')).toBeVisible();
  await upload.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(phone.getByText('We have 1 file.')).toBeVisible();

  const other = await openPhone(browser, links[1]);
  await answerHealth(other, 'ja', { keep: true });
  await expect(other.getByText(ja.result.cleared, { exact: true })).toBeVisible();

  const office = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(office, 'admin');
  await office.goto(`/admin/orders/${uuid}/detail`);
  await press(office.getByRole('button', { name: 'Open the answers of Anna Berg' }));
  const form = office.getByRole('form', { name: 'Health answers of Anna Berg' });
  await form.getByRole('button', { name: 'Open answers' }).click();
  await expect(form.getByText('Reason is required')).toBeVisible();
  await form.getByLabel('Why do you open them?').fill('She dives tomorrow');
  await form.getByRole('button', { name: 'Open answers' }).click();
  const opened = office.getByRole('region', { name: 'Health answers of Anna Berg' });
  await expect(opened.locator('[data-answer=yes]')).toHaveCount(2);
  await expectAccessible(office);
  const download = office.waitForEvent('download');
  await opened.getByRole('link', { name: 'Download page 1' }).click();
  expect((await download).suggestedFilename()).toBe('physician.pdf');
  await opened.getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText('Approved by a physician')).toBeVisible();
  await expect(opened).toHaveCount(0);
  await phone.reload();
  await lookThrough(phone);
  await expect(phone.getByText(en.result.approved, { exact: true })).toBeVisible();

  // The outcome that was kept counts for the next booking, until it is withdrawn.
  const again = await orderForBoth(page, 25);
  const returning = await openPhone(browser, again.links[1]);
  await lookThrough(returning);
  await expect(section(returning)).toContainText('回答が有効です');
  await expectAccessible(returning);
  await page.goto('/user/dive-record');
  const stored = page.getByRole('button', { name: 'Withdraw the outcome of Hana Sato' });
  await expect(stored).toBeVisible();
  await expectAccessible(page);
  await press(returning.getByText(ja.withdraw.title));
  await expect(returning.getByText(ja.withdraw.body)).toBeVisible();
  await returning.getByRole('button', { name: ja.withdraw.confirm }).click();
  await expect(returning.getByRole('checkbox')).toHaveCount(1);
  await page.reload();
  await expect(stored).toHaveCount(0);
});
