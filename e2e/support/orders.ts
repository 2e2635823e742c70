import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { diver } from '../../src/test/divers';
import { press } from './hydration';
import { enter, member } from './newcomer';

const TRIP = 'amed-day';
const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function answerOf<Answer>(pendingResponse: ReturnType<APIRequestContext['get']>, what: string): Promise<Answer> {
  const answer = await pendingResponse;
  expect(answer.status(), `${what}: ${await answer.text()}`).toBe(200);
  const { result } = (await answer.json()) as { result: { data: { json: Answer } } };
  return result.data.json;
}

const ask = <Answer>({ request }: Page, query: string, input: object) =>
  answerOf<Answer>(
    request.get(`/api/trpc/${query}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`),
    query,
  );

const call = <Answer>({ request }: Page, mutation: string, input: object) =>
  answerOf<Answer>(
    request.post(`/api/trpc/${mutation}`, {
      headers: { origin: process.env.SEGARA_E2E_URL ?? '' },
      data: { json: input },
    }),
    mutation,
  );

/** Every guest has a birth date of their own, since staff are warned of the same person on two orders of a day. */
const guest = (full_name: string) =>
  diver({
    full_name,
    date_of_birth: new Date(randomInt(30 * 365) * DAY_MS).toISOString().slice(0, 10),
    ...{ shoe_size: 39.5, dietary_restriction: 'no_seafood', certification_level: 'advanced' },
  });

const party = () => ({
  payment_type: 'down_payment',
  pickup_area: 'sanur',
  divers: [guest('Ann'), guest('Ben')],
  emergency_contact: { name: 'Budi', phone: '+62 812 3456 7890' },
});

export type Placed = { uuid: string; booking_id: string; payment_url: string; total: number; due_now: number };

type CalendarDay = { date: string; status: string; places_left: number };

/** Emptiest days first, because other tests order at the same time. */
async function openDays(
  page: Page,
  { trip, from, to }: Required<Pick<Wanted, 'trip' | 'from' | 'to'>>,
): Promise<string[]> {
  const calendar = await ask<CalendarDay[]>(page, 'availability.days', { slug: trip, from, to });
  return calendar
    .filter(({ status }) => status === 'open')
    .sort((one, other) => other.places_left - one.places_left)
    .map(({ date }) => date);
}

type Wanted = { trip?: string; from?: string; to?: string; size?: number; people?: ReturnType<typeof diver>[] };

/** Places an order of one package for the signed-in customer without the form: picked up in Sanur, unpaid. */
export async function placeOrder(page: Page, wanted: Wanted = {}): Promise<Placed> {
  const { trip = TRIP, from = dayIn(5), to = dayIn(40), size = 2 } = wanted;
  const [day] = await openDays(page, { trip, from, to });
  const { variants } = await ask<{ variants: { uuid: string }[] }>(page, 'catalogue.product', { slug: trip });
  const { divers, ...others } = party();
  return call<Placed>(page, 'order.create', {
    idempotency_key: randomUUID(),
    product: trip,
    variant: variants[0]?.uuid,
    activity_date: day,
    quantity: 1,
    ...others,
    divers: wanted.people ?? divers.slice(0, size),
  });
}

/** Like `placeOrder`, with the same people on two days. */
export async function orderTwoDays(page: Page): Promise<Placed> {
  const days = await openDays(page, { trip: TRIP, from: dayIn(5), to: dayIn(40) });
  const { variants } = await ask<{ variants: { uuid: string }[] }>(page, 'catalogue.product', { slug: TRIP });
  const items = days.slice(0, 2).map((activity_date) => ({
    ...{ product: TRIP, variant: variants[0]?.uuid, activity_date },
    ...{ quantity: 1, divers: [0, 1] },
  }));
  return call<Placed>(page, 'order.create', { idempotency_key: randomUUID(), items, ...party() });
}

export async function pressBankButton(paymentUrl: string, button: 'pay' | 'fail' | 'wrong_amount') {
  const { origin, pathname } = new URL(paymentUrl);
  const answer = await fetch(`${origin}/api/trpc/payment.sandbox.press`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ json: { payment: pathname.split('/').at(-1), button } }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Pays, and waits until the shop has noticed. */
export async function payAtBank(page: Page, { uuid, payment_url }: Placed) {
  await pressBankButton(payment_url, 'pay');
  await expect.poll(async () => (await ask<{ status: string }>(page, 'order.get', { uuid })).status).toBe('paid');
}

/** A customer books and pays in one browser; staff use another browser. */
export async function paidOrder(browser: Browser, submit = placeOrder): Promise<Placed> {
  const page = await browser.newPage();
  await enter(page, await member());
  const order = await submit(page);
  await pressBankButton(order.payment_url, 'pay');
  await page.goto(`/payment-success?order=${order.uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived');
  await page.close();
  return order;
}

/** Opens the menu of the rare actions on the page of an order. */
export const openMore = (page: Page) => press(page.getByLabel('More actions'));
