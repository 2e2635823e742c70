import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { expireOrder } from '@/features/orders/commands/expire-order';
import { db } from '@/server/database/db';
import { defaultShop } from '@/shared/shop/sections';
import { momentOf } from '@/shared/time/days';
import { bookableProduct } from '@/test/bookings';
import { account } from '@/test/factories';
import { invariantViolations } from '@/test/invariants';
import { anOrder, byStaff, hoursAhead, jobCtx, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';

const PHONE = '+62 812 3456 7890';
const DUE = 300_000;
const TOTAL = 1_000_001;
const staff = async (minutes = 0) => (await byStaff(later(minutes))).admin.orders;

async function booking(about: object = {}, product: Parameters<typeof bookableProduct>[0] = {}) {
  const { slug } = await bookableProduct(product);
  return {
    name: 'Ketut Wirawan',
    phone: PHONE,
    product: slug,
    activity_date: '2026-12-24',
    quantity: 1,
    variant: null,
    activity_time: undefined,
    pickup_area: null,
    pickup_address: null,
    inquiry: null,
    divers: [{ certification_level: 'open_water' as const }, {}],
    ...about,
  };
}

describe('a booking at the counter', () => {
  test('takes a name and a number, and lists what the forms still need', async () => {
    const order = await (await staff()).book(await booking());
    expect(order).toMatchObject({
      status: 'pending_payment',
      customer: { name: 'Ketut Wirawan', email: null, phone: PHONE },
      emergency_contact: null,
      open_forms: { emergency_contact: true },
    });
    expect(order.divers).toMatchObject([
      { full_name: 'Ketut Wirawan', phone: PHONE, certification_level: 'open_water', height_cm: null },
      { full_name: '', phone: null, email: null, dietary_restriction: null },
    ]);
    expect(order.open_forms.divers[1]?.fields).toContain('full_name');
    const guest = await db.user.findUniqueOrThrow({ where: { id: order.customer.uuid } });
    expect(guest).toMatchObject({ email: null, passwordHash: null });
    expect(JSON.stringify(guest)).not.toContain('81234567890');
  });

  test('needs no online payment and no complete forms', async () => {
    const order = await (await staff()).book(await booking({}, { forms: 'before_payment' }));
    expect(order.open_forms.divers).toHaveLength(2);
    const attempts = await db.paymentAttempt.findMany({ where: { orderId: order.uuid } });
    expect(attempts).toMatchObject([{ status: 'cancelled', polledAt: null }]);
  });

  test('is paid at once by several methods, with change, and holds its seats', async () => {
    const order = await (await staff()).book(
      await booking({
        payments: [
          { method: 'cash', amount: 600_000, received: 700_000 },
          { method: 'qris', amount: TOTAL - 600_000 },
        ],
      }),
    );
    expect(order).toMatchObject({ status: 'confirmed', paid: TOTAL, outstanding: 0 });
    expect(order.payments.ledger[0]).toMatchObject({ change: 100_000, receipt: expect.stringMatching(/^R-2026-/) });
    const id = order.payments.ledger[0]?.receipt_uuid ?? '';
    const receipt = await (await staff()).receipt({ uuid: order.uuid, receipt: id });
    expect(receipt).toMatchObject({
      name: 'Ketut Wirawan',
      phone: PHONE,
      total: TOTAL,
      lines: [{ change: 100_000 }, {}],
    });
    const other = await anOrder();
    expect(await refusalOf((await staff()).receipt({ uuid: other.uuid, receipt: id }))).toMatchObject({ status: 404 });
    expect(await invariantViolations()).toEqual([]);
  });

  test('has the child price for a birth date given by staff, as quoted', async () => {
    const rules = { seasons: [], group: null, child: { up_to_age: 12, percent: 50 } };
    const product = { priceRules: rules, price: 1_000_000, minimumAge: 8 };
    const { name, phone, ...wanted } = await booking({ divers: [{}, { date_of_birth: '2016-01-01' }] }, product);
    const { admin } = await byStaff(later(0));
    const quote = await admin.booking.quote({ ...wanted, payment_type: 'down_payment' });
    expect(quote).toMatchObject({ total: 750_000, lines: [{ amount: 1_000_000 }, { amount: -250_000 }] });
    const order = await admin.orders.book({ ...wanted, name, phone, quoted_total: quote.total });
    expect(order).toMatchObject({ total: 750_000, divers: [{ date_of_birth: null }, { date_of_birth: '2016-01-01' }] });
    const young = { divers: [{}, { date_of_birth: '2020-01-01' }] };
    expect((await refusalOf(admin.orders.book({ ...wanted, ...young, name, phone }))).errors).toHaveProperty(
      'divers.1.date_of_birth',
    );
  });

  test('is confirmed at once when its product confirms automatically', async () => {
    const input = await booking({ payments: [{ method: 'card', amount: DUE }] }, { confirmation: 'automatic' });
    expect(await (await staff()).book(input)).toMatchObject({ status: 'confirmed' });
  });

  test('can be paid later when staff set nothing due now and give a reason', async () => {
    const input = await booking({ due_now: 0 });
    expect(await refusalOf((await staff()).book(input))).toMatchObject({
      errors: { due_reason: [expect.any(String)] },
    });
    const order = await (await staff()).book({ ...input, due_reason: 'Stays at our hotel' });
    expect(order).toMatchObject({ status: 'confirmed', paid: 0, outstanding: TOTAL });
  });

  test('holds its seats unpaid until the time chosen by staff, and no longer', async () => {
    const until = later(24 * 60);
    const order = await (await staff()).book(await booking({ hold_until: until.toISOString() }));
    expect(order.expires_at).toBe(until.toISOString());
    await expireOrder(jobCtx(later(23 * 60)), order.uuid);
    expect((await (await staff()).get({ uuid: order.uuid })).status).toBe('pending_payment');
    await expireOrder(jobCtx(later(24 * 60)), order.uuid);
    expect((await (await staff()).get({ uuid: order.uuid })).status).toBe('expired');
    for (const hold of [later(-1), hoursAhead(-2)])
      expect(await refusalOf((await staff()).book(await booking({ hold_until: hold.toISOString() })))).toMatchObject({
        errors: { hold_until: [expect.any(String)] },
      });
  });

  test('for this afternoon is held no longer than until departure', async () => {
    const morning = momentOf('2026-12-24', '09:00');
    const { orders } = (await byStaff(morning)).admin;
    const product = await bookableProduct({ departureTime: '14:00' });
    const today = { ...(await booking()), product: product.slug, variant: null, activity_date: '2026-12-24' };
    const until = (time: string) => ({ ...today, hold_until: momentOf('2026-12-24', time).toISOString() });
    expect((await refusalOf(orders.book(until('14:01')))).errors).toHaveProperty('hold_until');
    expect(await orders.book(until('14:00'))).toMatchObject({
      ...{ status: 'pending_payment', expires_at: momentOf('2026-12-24', '14:00').toISOString() },
    });
  });

  test('with several items claims all their seats or none', async () => {
    const { product, activity_date, quantity, variant, activity_time, ...about } = await booking();
    const full = await bookableProduct({ seatsPerDay: 1 });
    const onDay = (day: string, slug = product) => ({
      ...{ product: slug, activity_date: day, quantity, divers: [0, 1], variant: null, activity_time: undefined },
    });
    const office = await staff();
    const several = (...items: ReturnType<typeof onDay>[]) => office.book({ ...about, variant: null, items });
    const refused = several(onDay('2026-12-24'), onDay('2026-12-25', full.slug));
    expect(await refusalOf(refused)).toMatchObject({
      code: 'sold_out',
      errors: { 'items.1.activity_date': [expect.any(String)] },
    });
    expect(await db.departure.findMany({ where: { product: { slug: product }, taken: { gt: 0 } } })).toEqual([]);
    expect(await several(onDay('2026-12-24'), onDay('2026-12-25'))).toMatchObject({
      total: 2 * TOTAL,
      items: [{ activity_date: '2026-12-24' }, { activity_date: '2026-12-25' }],
    });
    expect(await invariantViolations()).toEqual([]);
  });

  test('creates one order and one guest, however often it is sent', async () => {
    const office = await staff();
    const input = await booking({ idempotency_key: randomUUID(), payments: [{ method: 'cash', amount: DUE }] });
    const orders = await Promise.all([office.book(input), office.book(input)]);
    expect(new Set(orders.map(({ uuid }) => uuid)).size).toBe(1);
    expect(await db.ledgerEntry.count({ where: { orderId: orders[0]?.uuid ?? '' } })).toBe(1);
  });

  test('creates no guest when there are no seats, or when more is paid than the price', async () => {
    const before = await db.user.count({ where: { email: null } });
    const office = await staff();
    await refusalOf(office.book(await booking({}, { seatsPerDay: 1 })));
    const tooMuch = office.book(await booking({ payments: [{ method: 'cash', amount: TOTAL + 1 }] }));
    expect(await refusalOf(tooMuch)).toMatchObject({ errors: { 'payments.0.amount': [expect.any(String)] } });
    expect(await db.user.count({ where: { email: null } })).toBe(before);
  });

  test('sends an email to the shop, but none to its guest', async () => {
    const office = await staff();
    const { uuid, customer } = await office.book(await booking({ payments: [{ method: 'cash', amount: DUE }] }));
    await office.cancel({ uuid, reason: 'Ill' });
    const mails = (await mailsTo(defaultShop.identity.email)).filter(({ params }) =>
      JSON.stringify(params).includes(uuid),
    );
    expect(mails.map(({ params }) => (params as { kind: string }).kind)).toEqual(['placed', 'confirmed', 'cancelled']);
    expect(customer.email).toBeNull();
  });

  test('shows staff the customers with the same phone number, and does not merge them', async () => {
    const office = await staff();
    const phone = '+62 813 1111 2222';
    const first = await office.book(await booking({ phone }));
    const second = await office.book(await booking({ phone, name: 'K. Wirawan' }));
    expect(second.customer.uuid).not.toBe(first.customer.uuid);
    expect(second.same_phone).toMatchObject([{ uuid: first.customer.uuid, name: 'Ketut Wirawan' }]);
    const other = await anOrder();
    expect((await office.get({ uuid: other.uuid })).same_phone).toEqual([]);
  });
});

describe('an open form', () => {
  test('is filled in by staff, field by field', async () => {
    const office = await staff();
    const { uuid } = await office.book(await booking());
    await office.fill_in({ uuid, diver: 1, full_name: 'Wayan', height_cm: 171, dietary_restriction: 'vegan' });
    const filled = await office.fill_in({ uuid, diver: 1, weight_kg: 66 });
    expect(filled.divers[1]).toMatchObject({ full_name: 'Wayan', height_cm: 171, weight_kg: 66 });
    expect(filled.open_forms.divers[1]?.fields).not.toContain('height_cm');
    const named = await office.fill_in_emergency({
      uuid,
      name: 'Made',
      phone: PHONE,
      relationship: null,
      message: null,
    });
    expect(named).toMatchObject({ emergency_contact: { name: 'Made' }, open_forms: { emergency_contact: false } });
  });

  test('can no longer be filled in once the order has ended', async () => {
    const office = await staff();
    const { uuid } = await office.book(await booking());
    await office.cancel({ uuid, reason: 'Ill' });
    expect(await refusalOf(office.fill_in({ uuid, diver: 0, height_cm: 171 }))).toMatchObject({
      code: 'state_not_allowed',
    });
    expect(await refusalOf(office.fill_in({ uuid, diver: 7, height_cm: 171 }))).toMatchObject({ status: 409 });
  });
});

test('a walk-in is found by phone number, and nobody can sign in as that walk-in', async () => {
  const office = await staff();
  const { uuid } = await office.book(await booking({ phone: '+62 814 9999 8888' }));
  const { data } = await office.list({ search: '+6281499998888' });
  expect(data.map((order) => order.uuid)).toContain(uuid);
  expect((await account()).email).not.toBeNull();
});
