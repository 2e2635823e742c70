import { afterEach, describe, expect, test } from 'vitest';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import { db } from '@/server/database/db';
import { addOn, bookableProduct } from '@/test/bookings';
import { diver } from '@/test/divers';
import { aPaidOrder, byStaff, later } from '@/test/orders';
import { boat, countFrom, member } from '@/test/outings/sales';
import { refusalOf } from '@/test/refusal';
import { expectSound } from '@/test/wrong-amounts';

afterEach(expectSound);

/** A package costs 1,000,001 rupiah, of which 300,000 are paid. */
async function paidOrder(...about: Parameters<typeof aPaidOrder>) {
  const order = await aPaidOrder(...about);
  const staff = (await byStaff(later(10))).admin;
  const { items } = await staff.order_edits.get({ uuid: order.uuid });
  const [item = ''] = items.map(({ uuid }) => uuid);
  return { ...order, edits: staff.order_edits, item };
}

const recount = () => db.$transaction((tx) => recountDays(tx, { from: '2026-12-24', to: null }));
const byBoat = { transport: ['boat' as const], ledBy: ['guide' as const], servedAreas: ['nusa_penida'] };
const two = [diver({ full_name: 'Ketut' }), diver({ full_name: 'Wayan' })];
const four = [{ diver: 0 }, { diver: 1 }, ...two];

describe('the people of an order', () => {
  test('a size is corrected without sending the rest of the form', async () => {
    const { uuid, edits } = await paidOrder();
    const saved = await edits.save({ uuid, divers: [{ diver: 0, shoe_size: 44.5 }, { diver: 1 }] });
    expect(saved.divers).toMatchObject([{ full_name: 'Diver 1', shoe_size: 44.5, height_cm: 172 }, { shoe_size: 39 }]);
    expect(saved.timeline.at(-1)).toMatchObject({ kind: 'edited', note: 'people', amount: null });
    expect(saved.message).toBe('The order is changed.');
  });

  test('a replacement keeps the seat and is checked against the product', async () => {
    const { uuid, edits, taken } = await paidOrder({}, { minimumAge: 16 });
    const child = { diver: 1, full_name: 'Putu', date_of_birth: '2015-01-01' };
    const refused = await refusalOf(edits.save({ uuid, divers: [{ diver: 0 }, child] }));
    expect(refused.errors).toHaveProperty(['divers.1.date_of_birth']);
    const { divers } = await edits.save({ uuid, divers: [{ diver: 0 }, { diver: 1, full_name: 'Putu' }] });
    expect([divers.map(({ full_name }) => full_name), await taken()]).toEqual([['Diver 1', 'Putu'], 2]);
  });

  test('an existing violation of a newer rule does not block other changes', async () => {
    const { uuid, edits, product } = await paidOrder();
    await db.product.update({ where: { id: product.id }, data: { minimumAge: 60 } });
    expect((await edits.save({ uuid, pickup_address: 'Jl. Tamblingan 1' })).pickup_address).toBe('Jl. Tamblingan 1');
    const refused = await refusalOf(
      edits.save({ uuid, divers: [{ diver: 0, date_of_birth: '2000-01-01' }, { diver: 1 }] }),
    );
    expect(refused.errors).toHaveProperty(['divers.0.date_of_birth']);
  });

  test('an invalid form is refused at its field', async () => {
    const { uuid, edits } = await paidOrder();
    const divers = [{ diver: 0, certification_level: 'none', association: null } as const, { diver: 1, shoe_size: 70 }];
    const refused = await refusalOf(edits.save({ uuid, divers }));
    expect(Object.keys(refused.errors ?? {})).toEqual(['divers.1.shoe_size']);
  });
});

test('pickup, question and emergency contact are corrected, and omitted fields stay', async () => {
  const { uuid, edits } = await paidOrder();
  const contact = { name: 'Nyoman', phone: '+62 812 9999 0000', relationship: 'sister', message: null };
  const saved = await edits.save({ uuid, pickup_area: null, emergency_contact: contact, inquiry: 'A cake, please' });
  expect(saved).toMatchObject({ pickup_area: null, emergency_contact: contact, inquiry: 'A cake, please' });
  expect(saved.timeline.at(-1)).toMatchObject({ note: 'pickup,contact' });
  expect((await edits.save({ uuid, pickup_address: 'Hotel Segara' })).emergency_contact).toEqual(contact);
  expect(await refusalOf(edits.save({ uuid, pickup_area: null }))).toMatchObject({ code: 'nothing_changed' });
});

describe('the walk-in guest', () => {
  async function guestOrder() {
    const { slug } = await bookableProduct();
    const staff = (await byStaff(later(10))).admin;
    const { uuid, customer } = await staff.orders.book({
      name: 'Ketut Wirawan',
      phone: '+62 812 3456 7890',
      product: slug,
      activity_date: '2026-12-24',
      quantity: 1,
      variant: null,
      activity_time: undefined,
      pickup_area: null,
      pickup_address: null,
      inquiry: null,
      divers: [{}, {}],
      due_now: 0,
      due_reason: 'pays later',
    });
    return { uuid, staff, customer };
  }

  test('gets a new name, number and language, which timeline, audit and search use', async () => {
    const { uuid, staff, customer } = await guestOrder();
    expect(await staff.order_edits.get({ uuid })).toMatchObject({
      guest: { name: 'Ketut Wirawan', phone: '+62 812 3456 7890' },
      locale: 'en',
    });
    const guest = { name: 'Made Wirawan', phone: '+62 811 2222 3333' };
    const saved = await staff.order_edits.save({ uuid, guest, locale: 'de' });
    expect(saved).toMatchObject({ customer: guest, locale: 'de' });
    expect(saved.timeline.at(-1)).toMatchObject({ kind: 'edited', note: 'contact' });
    expect(await db.user.findUniqueOrThrow({ where: { id: customer.uuid } })).toMatchObject({ locale: 'de' });
    const logged = await db.auditEntry.findFirstOrThrow({ where: { entityId: customer.uuid, action: 'update' } });
    expect(JSON.stringify(logged)).toContain('Made');
    expect(JSON.stringify(logged)).not.toMatch(/2222.?3333/);
    const [row] = (await staff.orders.rows({ customer: customer.uuid })).data;
    expect(row?.phones[0]).toBe(guest.phone);
    const { departures } = await staff.orders.day({ date: saved.activity_date });
    const bookings = departures.flatMap((departure) => departure.bookings);
    expect(bookings.find((booking) => booking.uuid === uuid)).toMatchObject({ phone: guest.phone });
    expect(await refusalOf(staff.order_edits.save({ uuid, guest, locale: 'de' }))).toMatchObject({
      code: 'nothing_changed',
    });
    await refusalOf(staff.order_edits.save({ uuid, guest: { phone: 'none' } }));
  });

  test('a guest with an account keeps their own name and contact details', async () => {
    const { uuid, edits } = await paidOrder();
    expect((await edits.get({ uuid })).guest).toBeNull();
    expect((await refusalOf(edits.save({ uuid, guest: { name: 'Made' } }))).errors).toHaveProperty(['guest.name']);
    expect(await edits.save({ uuid, locale: 'ja' })).toMatchObject({ locale: 'ja' });
  });
});

describe('packages', () => {
  test('can be added, which claims seats, and the difference is paid on site', async () => {
    const { uuid, edits, item, taken } = await paidOrder();
    const wanted = { uuid, items: [{ item, quantity: 2 }], divers: four };
    expect(await edits.preview(wanted)).toMatchObject({
      ...{ changes: ['people', 'packages'], total_before: 1_000_001, total: 2_000_002, difference: 1_000_001 },
      ...{ outstanding_before: 700_001, outstanding: 1_700_002, excess: 0, settlements: ['collect', 'leave'] },
      items: [{ lines: [{ quantity: 2, unit_price: 1_000_001, amount: 2_000_002 }] }],
    });
    expect(await taken()).toBe(2);
    const saved = await edits.save(wanted);
    expect(saved).toMatchObject({ quantity: 2, total: 2_000_002, due_now: 300_000, outstanding: 1_700_002 });
    expect(saved.items[0]?.divers).toEqual([0, 1, 2, 3]);
    expect(await taken()).toBe(4);
  });

  test('can be removed, which releases seats, and the people left out leave the order', async () => {
    const { uuid, edits, item, taken } = await paidOrder({ quantity: 2 });
    const saved = await edits.save({ uuid, items: [{ item, quantity: 1, divers: [0, 2] }] });
    expect(saved.divers.map(({ full_name }) => full_name)).toEqual(['Diver 1', 'Diver 3']);
    expect(saved).toMatchObject({ total: 1_000_001, outstanding: 400_000, refunding: 0 });
    expect([await taken(), await db.orderDiver.count({ where: { orderId: uuid } })]).toEqual([2, 2]);
  });

  test('that the people do not fill, or that have no seats, are refused without any change', async () => {
    const { uuid, edits, item, product, taken } = await paidOrder();
    expect((await refusalOf(edits.save({ uuid, items: [{ item, quantity: 2 }] }))).errors).toHaveProperty([
      'items.0.divers',
    ]);
    await db.departure.updateMany({ where: { productId: product.id }, data: { capacity: 3 } });
    const refused = await refusalOf(
      edits.save({ uuid, pickup_area: null, items: [{ item, quantity: 2 }], divers: four }),
    );
    expect(refused).toMatchObject({ code: 'sold_out', status: 409 });
    expect(Object.keys(refused.errors ?? {})).toEqual(['items.0.activity_date']);
    expect([await taken(), (await edits.get({ uuid })).pickup_area]).toEqual([2, 'sanur']);
  });

  test('that exceed the boats or guides are refused until a boat and a guide are available', async () => {
    await boat('Kecil', 3);
    await member('Made');
    await countFrom('2026-12-24');
    const { uuid, edits, item, taken } = await paidOrder({}, byBoat);
    const more = { uuid, items: [{ item, quantity: 3 }], divers: [...four, ...two] };
    expect(await refusalOf(edits.save(more))).toMatchObject({ code: 'sold_out', status: 409 });
    await boat('Besar', 12);
    await recount();
    expect(await refusalOf(edits.save(more))).toMatchObject({ code: 'sold_out', status: 409 });
    expect(await taken()).toBe(2);
    await member('Wayan');
    await recount();
    await edits.save(more);
    expect(await taken()).toBe(6);
    await countFrom(null);
  });

  test('on a closed day can be removed but not added', async () => {
    const { uuid, edits, item, product, taken } = await paidOrder({ quantity: 2 });
    await db.departure.updateMany({ where: { productId: product.id }, data: { closed: true } });
    const more = { uuid, items: [{ item, quantity: 3 }], divers: [...four, { diver: 2 }, { diver: 3 }] };
    expect(await refusalOf(edits.save(more))).toMatchObject({ code: 'day_closed' });
    await edits.save({ uuid, items: [{ item, quantity: 1 }], divers: [{ diver: 0 }, { diver: 1 }] });
    expect(await taken()).toBe(2);
  });
});

describe('prices', () => {
  test('unchanged parts keep the agreed price, and new parts cost the current price', async () => {
    const product = await bookableProduct();
    const [torch, camera] = [await addOn(product.id), await addOn(product.id, { price: 50_000 })];
    const order = await paidOrder({ product: product.slug, add_ons: [{ add_on: torch.id, quantity: 1 }] });
    await db.product.update({ where: { id: product.id }, data: { price: 3_000_000 } });
    await db.addOn.updateMany({ data: { price: 400_000 } });
    const add_ons = [
      { add_on: torch.id, quantity: 2 },
      { add_on: camera.id, quantity: 1 },
    ];
    const { items } = await order.edits.preview({ uuid: order.uuid, items: [{ item: order.item, add_ons }] });
    expect(items[0]?.lines.map(({ unit_price, amount }) => [unit_price, amount])).toEqual([
      [1_000_001, 1_000_001],
      [100_000, 200_000],
      [400_000, 400_000],
    ]);
    const saved = await order.edits.save({ uuid: order.uuid, items: [{ item: order.item, add_ons }] });
    expect(saved).toMatchObject({ add_on_fee: 600_000, total: 1_600_001, outstanding: 1_270_001 });
    const without = await order.edits.save({ uuid: order.uuid, items: [{ item: order.item, add_ons: [] }] });
    expect(without).toMatchObject({ add_ons: [], total: 1_000_001 });
  });

  test('another option or product costs the current price and claims its own seats', async () => {
    const { uuid, edits, item, taken } = await paidOrder();
    const other = await bookableProduct({ price: null, seatsPerDay: 4 });
    const [small, large] = [700_000, 1_500_000].map((price, position) => ({ names: { en: 'Boat' }, price, position }));
    const variants = [];
    for (const variant of [small, large])
      if (variant) variants.push(await db.productVariant.create({ data: { ...variant, productId: other.id } }));
    const to = (variant: string | undefined) => ({
      uuid,
      items: [{ item, product: other.slug, variant: variant ?? null }],
    });
    expect((await refusalOf(edits.save(to(undefined)))).errors).toHaveProperty(['items.0.variant']);
    const saved = await edits.save(to(variants[1]?.id));
    expect(saved).toMatchObject({
      current_slug: other.slug,
      variant: 'Boat',
      total: 1_500_000,
      outstanding: 1_200_000,
    });
    expect([await taken(), (await db.departure.findFirstOrThrow({ where: { productId: other.id } })).taken]).toEqual([
      0, 2,
    ]);
    expect(await edits.save({ uuid, items: [{ item, variant: variants[0]?.id ?? '' }] })).toMatchObject({
      ...{ total: 700_000, outstanding: 400_000 },
    });
    expect((await edits.get({ uuid })).items).toMatchObject([{ product: other.slug, variant: variants[0]?.id }]);
  });
});
