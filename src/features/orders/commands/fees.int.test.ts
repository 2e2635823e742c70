import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import type { ShopFee } from '@/shared/shop/fees';
import { defaultShop } from '@/shared/shop/sections';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { invariantViolations } from '@/test/invariants';
import { anOrder, aPaidOrder, byStaff, hoursAhead, later, ordered } from '@/test/orders';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';

const PRICE = 1_000_001;
const fee = (name: string, payment: ShopFee['payment'], amount: number, about: Partial<ShopFee> = {}): ShopFee => ({
  ...{ id: randomUUID(), names: { en: name }, areas: ['nusa_penida'], payment, refund: 'always', per: 'visit' },
  ...{ foreign_adult: amount, foreign_child: amount / 2, domestic_adult: amount / 5, domestic_child: 0 },
  ...{ child_up_to_age: 10, valid_from: '2026-01-01', valid_to: null },
  ...about,
});
const levy = fee('Marine levy', 'with_booking', 100_000);
const entry = fee('Island entry', 'on_site', 25_000);
const village = fee('Village', 'included', 10_000);

const saveFees = async (fees: ShopFee[]) => (await byStaff(ordered)).admin.shop.save_fees({ fees });
const inPenida = { area: 'nusa_penida' };

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE shop_settings CASCADE`;
  await saveFees([levy, entry, village]);
});
afterEach(async () => {
  expect(await invariantViolations()).toEqual([]);
  await db.$executeRaw`TRUNCATE shop_settings CASCADE`;
});

const anna = diver({ full_name: 'Anna', nationality: 'DE', residence: 'abroad', date_of_birth: '1990-01-01' });
const budi = diver({ full_name: 'Budi', nationality: 'ID', date_of_birth: '1990-01-01' });
const kind = diver({ full_name: 'Mia', nationality: 'DE', residence: 'abroad', date_of_birth: '2016-06-01' });
/** Of whom only the name, the birth date and the level are known. */
const somebody = { ...diver({ full_name: 'Guest' }), ...{ complete_later: true, nationality: null } } as never;

const own = async ({ at, uuid }: Awaited<ReturnType<typeof anOrder>>, minutes = 10) =>
  (await at(later(minutes))).order.get({ uuid });
const money = ({ total, passed_on, due_now, remaining_balance, due_on_site }: Awaited<ReturnType<typeof own>>) => ({
  ...{ total, passed_on, due_now, remaining_balance, due_on_site },
});

describe('fees of parks', () => {
  test('are lines of the quote and part of the total, without a deposit on them; those at the gate are outside it', async () => {
    const sold = await bookableProduct(inPenida);
    const order = await anOrder({ product: sold.slug, divers: [anna, budi] }, inPenida);
    const quoted = await (await order.at(ordered)).booking.quote(booking(sold.slug, { divers: [anna, budi] }));
    expect(quoted.lines.at(-1)).toEqual({ label: 'Marine levy', quantity: 1, unit_price: 120_000, amount: 120_000 });
    expect(quoted).toMatchObject({
      ...{ total: PRICE + 120_000, passed_on: 120_000, due_now: 300_000, remaining_balance: 820_001 },
      due_on_site: 820_001 + 30_000,
    });
    expect(
      quoted.fees.map(({ name, payment, people, amount, at_most }) => [name, payment, people, amount, at_most]),
    ).toEqual([
      ['Marine levy', 'with_booking', 2, 120_000, false],
      ['Island entry', 'on_site', 2, 30_000, false],
      ['Village', 'included', 2, 12_000, false],
    ]);
  });

  test('of an order are those of its quote, and stay when the shop changes its fees', async () => {
    const order = await anOrder({ divers: [anna, kind] }, inPenida);
    const before = money(await own(order));
    expect(before).toEqual({
      ...{ total: PRICE + 150_000, passed_on: 150_000, due_now: 300_000, remaining_balance: 850_001 },
      due_on_site: 850_001 + 37_500,
    });
    await saveFees([{ ...levy, foreign_adult: 900_000 }]);
    expect(money(await own(order))).toEqual(before);
  });

  test('are due at once with a full payment', async () => {
    const order = await anOrder({ divers: [anna, anna], payment_type: 'full_payment' }, inPenida);
    expect(await own(order)).toMatchObject({ due_now: PRICE + 200_000, due_on_site: 50_000 });
  });

  test('do not apply elsewhere', async () => {
    expect(await own(await anOrder({}, { area: 'tulamben' }))).toMatchObject({ total: PRICE, passed_on: 0 });
    expect(await own(await anOrder({}, { servedAreas: ['nusa_penida'] }))).toMatchObject({ passed_on: 200_000 });
  });

  test('are unknown to visitors', async () => {
    const sold = await bookableProduct(inPenida);
    const visitor = await callerFor(null, { now: ordered });
    expect(await refusalOf(visitor.catalogue.prices({ slugs: [sold.slug] }))).toMatchObject({
      code: 'unauthenticated',
    });
    expect(JSON.stringify(await visitor.catalogue.product({ slug: sold.slug }))).not.toMatch(/Marine levy|100000/);
  });
});

describe('once more is known of a diver', () => {
  const phone = async () => (await callerFor(null, { now: later(20), address: freshAddress() })).ready;
  const tokenOf = async (order: Awaited<ReturnType<typeof anOrder>>, at: number) => {
    const { url } = await (await order.at(later(15))).order.diver_link({ uuid: order.uuid, diver: at });
    return url.split('/').at(-1) ?? '';
  };
  const open = { divers: [anna, somebody] };

  test('fees fall and the rest with them, also at the gate; nothing goes back that was not paid', async () => {
    const order = await aPaidOrder(open, inPenida);
    expect(await own(order)).toMatchObject({ passed_on: 200_000, due_on_site: PRICE + 200_000 - 300_000 + 50_000 });
    await (await phone()).answer({ token: await tokenOf(order, 1), nationality: 'ID' });
    const after = await own(order, 30);
    expect(after).toMatchObject({
      ...{ total: PRICE + 120_000, passed_on: 120_000, still_to_pay: PRICE + 120_000 - 300_000, refunding: 0 },
      due_on_site: PRICE + 120_000 - 300_000 + 30_000,
    });
    expect(after.items[0]?.fees.map(({ at_most }) => at_most)).toEqual([false, false, false]);
    const [event] = await db.orderEvent.findMany({ where: { orderId: order.uuid, kind: 'fees_lowered' } });
    expect(event?.amount).toBe(-80_000);
  });

  test('what was overpaid goes back', async () => {
    const order = await aPaidOrder({ ...open, payment_type: 'full_payment' }, inPenida);
    await (await phone()).answer({ token: await tokenOf(order, 1), nationality: 'DE', residence: 'indonesia' });
    expect(await own(order, 30)).toMatchObject({ total: PRICE + 120_000, still_to_pay: 0, refunding: 80_000 });
    expect((await order.refunds()).map(({ amount, reason }) => [amount, reason])).toEqual([[80_000, 'changed']]);
  });

  test('a correction never raises them', async () => {
    const order = await aPaidOrder(open, inPenida);
    const token = await tokenOf(order, 1);
    await (await phone()).answer({ token, nationality: 'ID' });
    await (await phone()).answer({ token, nationality: 'DE', residence: 'abroad' });
    expect(await own(order, 30)).toMatchObject({ passed_on: 120_000 });
  });
});

describe('collected fees are money passed on', () => {
  test('listed for the day of the guests, and on invoices apart from the net amount and its taxes', async () => {
    const { admin } = await byStaff(later(20));
    await admin.shop.save_invoices({
      ...defaultShop.invoices,
      lines: [{ names: { en: 'PB1' }, kind: 'tax', percent: 10 }],
    });
    const { uuid } = await aPaidOrder({ divers: [anna, kind], activity_date: '2026-12-26' }, inPenida);
    expect(await admin.orders.passed_on({ date: '2026-12-26' })).toEqual({
      date: '2026-12-26',
      fees: [{ id: levy.id, name: 'Marine levy', people: 2, amount: 150_000 }],
      total: 150_000,
    });
    const recipient = { name: 'Anna Berg', company: '', address: '', tax_number: '' };
    const invoice = await admin.invoices.issue({ uuid, recipient });
    expect(invoice).toMatchObject({
      lines: [{ amount: PRICE }, { label: 'Marine levy', amount: 150_000 }],
      taxes: [
        { kind: 'tax', amount: 90_909 },
        { kind: 'passed_on', amount: 150_000 },
      ],
      ...{ net: 909_092, total: PRICE + 150_000 },
    });
    const note = await admin.invoices.credit({ uuid, invoice: invoice.uuid });
    expect(note).toMatchObject({ net: -909_092, total: -(PRICE + 150_000) });
  });
});

describe('on cancelling', () => {
  test('the price goes back by the bands, and each fee by its own policy', async () => {
    await saveFees([levy, fee('Permit', 'with_booking', 50_000, { refund: 'never' })]);
    const about = { divers: [anna, anna], payment_type: 'full_payment' as const };
    const order = await aPaidOrder(about, inPenida);
    const now = hoursAhead(48);
    const seen = await (await order.at(now)).order.get({ uuid: order.uuid });
    const back = Math.round(PRICE / 2) + 200_000;
    expect(seen.can).toMatchObject({ refund: true, refund_amount: back });
    await (await order.at(now)).order.refund({ uuid: order.uuid });
    expect((await order.refunds()).map(({ amount }) => amount)).toEqual([back]);
  });
});

test('the crew’s sheet lists what each guest pays at the gate, and leaves out fees of 0', async () => {
  const child = diver({ full_name: 'Ayu', nationality: 'ID', date_of_birth: '2016-06-01' });
  await aPaidOrder({ divers: [anna, child] }, inPenida);
  const { sheets } = await (await byStaff(later(20))).admin.board.sheets({ date: '2026-12-24' });
  const guests = sheets.flatMap(({ groups }) => groups.flatMap(({ divers }) => divers));
  const feesOf = (name: string) =>
    guests.find((guest) => guest.name === name)?.fees.map(({ name: fee, amount }) => [fee, amount]);
  expect(feesOf('Anna')).toContainEqual(['Island entry', 25_000]);
  expect(feesOf('Ayu')).toEqual([]);
});

const single = { diversPerPackage: 1, maxQuantity: 4 };

describe('when staff change the order', () => {
  test('a new person pays the agreed rate, another product has the fees of its own areas', async () => {
    const order = await aPaidOrder({ divers: [anna, anna], quantity: 2 }, { ...inPenida, ...single });
    await saveFees([{ ...levy, foreign_adult: 900_000 }]);
    const { admin } = await byStaff(later(20));
    const { items } = await own(order);
    const item = items[0]?.uuid ?? '';
    const divers = [{ diver: 0 }, { diver: 1 }, { ...budi }];
    const change = { uuid: order.uuid, divers, items: [{ item, quantity: 3 }] };
    const preview = await admin.order_edits.preview(change);
    expect(preview.difference).toBe(PRICE + 20_000);
    await admin.order_edits.save({ ...change, settle: 'collect' });
    expect(await own(order, 30)).toMatchObject({ passed_on: 220_000 });
    const other = await bookableProduct({ area: 'tulamben', ...single });
    await admin.order_edits.save({ uuid: order.uuid, items: [{ item, product: other.slug }], settle: 'collect' });
    expect(await own(order, 40)).toMatchObject({ passed_on: 0, total: 3 * PRICE });
  });
});
