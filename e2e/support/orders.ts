import { randomInt, randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { diver } from '../../src/test/divers';
import { callsOf } from './calls';
import { emptiestDay, emptiestDays } from './days';
import { press } from './hydration';
import { enter, member } from './newcomer';

const TRIP = 'amed-day';
const DAY_MS = 86_400_000;

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

type Wanted = { trip?: string; from?: string; to?: string; size?: number; people?: ReturnType<typeof diver>[] };

/** Places an order of one package for the signed-in customer without the form: picked up in Sanur, unpaid. */
export async function placeOrder(page: Page, wanted: Wanted = {}): Promise<Placed> {
  const { trip = TRIP, from, to, size = 2 } = wanted;
  const day = await emptiestDay(page, trip, from, to);
  const { ask, call } = callsOf(page.request);
  const { variants } = await ask<{ variants: { uuid: string }[] }>('catalogue.product', { slug: trip });
  const { divers, ...others } = party();
  return call<Placed>('order.create', {
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
  const days = await emptiestDays(page, TRIP);
  const { ask, call } = callsOf(page.request);
  const { variants } = await ask<{ variants: { uuid: string }[] }>('catalogue.product', { slug: TRIP });
  const items = days.slice(0, 2).map(({ date: activity_date }) => ({
    ...{ product: TRIP, variant: variants[0]?.uuid, activity_date },
    ...{ quantity: 1, divers: [0, 1] },
  }));
  return call<Placed>('order.create', { idempotency_key: randomUUID(), items, ...party() });
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
  const { ask } = callsOf(page.request);
  await expect.poll(async () => (await ask<{ status: string }>('order.get', { uuid })).status).toBe('paid');
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
