import { afterEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { bookableProduct } from '@/test/bookings';
import { diver } from '@/test/divers';
import { aPaidOrder, byStaff, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';
import { expectSound } from '@/test/wrong-amounts';

afterEach(expectSound);

const blank = { date_of_birth: null, gender: null, phone: null, email: null };

async function paidOrder(...about: Parameters<typeof aPaidOrder>) {
  const order = await aPaidOrder(...about);
  const staff = (await byStaff(later(10))).admin;
  const { items } = await staff.order_edits.get({ uuid: order.uuid });
  const [item = ''] = items.map(({ uuid }) => uuid);
  return { ...order, edits: staff.order_edits, office: staff.orders, item };
}

const departuresOf = (productId: string) => db.departure.findMany({ where: { productId }, orderBy: { date: 'asc' } });

describe('the preview of an edit', () => {
  test('reports too few seats with the item and the reason before anything is saved', async () => {
    const { uuid, edits, item, taken } = await paidOrder();
    const small = await bookableProduct({ seatsPerDay: 1 });
    const wanted = { uuid, items: [{ item, product: small.slug }] };
    const { seats, difference } = await edits.preview(wanted);
    expect(seats).toEqual({
      free: false,
      item,
      message: expect.stringMatching(/^Only 1 place is left on Thu 24 Dec\./),
    });
    expect(difference).toBe(0);
    const refused = await refusalOf(edits.save(wanted));
    expect(refused.errors).toEqual({ 'items.0.activity_date': [seats?.message] });
    expect([await taken(), (await departuresOf(small.id)).length]).toEqual([2, 0]);
  });

  test('reports free seats without claiming any', async () => {
    const { uuid, edits, item, taken } = await paidOrder();
    const other = await bookableProduct({ seatsPerDay: 2 });
    const wanted = { uuid, items: [{ item, product: other.slug, activity_date: '2026-12-26' }] };
    expect((await edits.preview(wanted)).seats).toEqual({ free: true, item: null, message: null });
    expect((await edits.preview({ uuid, pickup_address: 'Lobby' })).seats).toBeNull();
    expect([await taken(), (await departuresOf(other.id)).length]).toEqual([2, 0]);
  });

  test("counts the order's own seats as free", async () => {
    const { uuid, edits, item } = await paidOrder({ quantity: 2 }, { seatsPerDay: 4 });
    const two = [{ diver: 0 }, { diver: 1 }];
    const fewer = { uuid, items: [{ item, quantity: 1 }], divers: two };
    expect((await edits.preview(fewer)).seats?.free).toBe(true);
    const moved = { uuid, items: [{ item, activity_date: '2026-12-25' }] };
    expect((await edits.preview(moved)).seats?.free).toBe(true);
  });
});

describe('an edit', () => {
  test('changes product, day and people together, or nothing when the seats have gone since the preview', async () => {
    const { uuid, edits, office, item, taken } = await paidOrder();
    const other = await bookableProduct({ seatsPerDay: 4 });
    const wanted = {
      uuid,
      items: [{ item, product: other.slug, activity_date: '2026-12-26', quantity: 2 }],
      divers: [
        { diver: 0 },
        { diver: 1 },
        { certification_level: 'none' as const },
        { certification_level: 'none' as const },
      ],
    };
    expect(await edits.preview(wanted)).toMatchObject({ seats: { free: true }, total: 2_000_002 });
    const guests = await aPaidOrder({ product: other.slug, activity_date: '2026-12-26' });
    const refused = await refusalOf(edits.save(wanted));
    expect(refused.errors).toEqual({
      'items.0.activity_date': [expect.stringMatching(/^Only 2 places are left on Sat 26 Dec\./)],
    });
    expect((await office.get({ uuid })).divers).toHaveLength(2);
    await office.cancel({ uuid: guests.uuid, reason: 'Ill' });
    const saved = await edits.save(wanted);
    expect(saved).toMatchObject({ activity_date: '2026-12-26', total: 2_000_002 });
    expect(saved.divers).toHaveLength(4);
    expect([await taken(), (await departuresOf(other.id)).map((departure) => departure.taken)]).toEqual([0, [4]]);
  });
});

describe('an added person', () => {
  test('needs only a level, and the rest is requested later', async () => {
    const { uuid, edits, item } = await paidOrder();
    const open = { ...blank, full_name: null };
    const four = (level: object) => ({
      uuid,
      items: [{ item, quantity: 2 }],
      divers: [{ diver: 0 }, { diver: 1 }, { certification_level: 'advanced' as const, ...open }, level],
    });
    const missing = await refusalOf(edits.preview(four({})));
    expect(missing.errors).toEqual({ 'divers.3.certification_level': [expect.any(String)] });
    const saved = await edits.save(four({ certification_level: 'none' }));
    expect(saved.divers.slice(2)).toMatchObject([
      { full_name: '', certification_level: 'advanced', phone: null },
      { full_name: '', certification_level: 'none' },
    ]);
    const stillOpen = saved.open_forms.divers.map(({ position, fields }) => [position, fields.includes('full_name')]);
    expect(stillOpen).toEqual([
      [2, true],
      [3, true],
    ]);
  });

  test("is refused below the product's level, and with an invalid field", async () => {
    const { uuid, edits, item } = await paidOrder({}, { minimumLevel: 'open_water' });
    const adding = (person: object) => ({
      uuid,
      items: [{ item, quantity: 2 }],
      divers: [{ diver: 0 }, { diver: 1 }, diver({ full_name: 'Ketut' }), person],
    });
    const low = await refusalOf(edits.preview(adding({ certification_level: 'none' as const })));
    expect(Object.keys(low.errors ?? {})).toEqual(['divers.3.certification_level']);
    const odd = { certification_level: 'open_water' as const, shoe_size: 70, shoe_size_system: 'EU' as const };
    expect(Object.keys((await refusalOf(edits.preview(adding(odd)))).errors ?? {})).toEqual(['divers.3.shoe_size']);
  });

  test('who replaces another keeps none of the data of that person', async () => {
    const { uuid, edits } = await paidOrder();
    const nobody = Object.fromEntries(
      Object.keys(diver()).map((field) => [field, field === 'certification_level' ? 'none' : null]),
    );
    const saved = await edits.save({ uuid, divers: [{ diver: 0 }, { diver: 1, ...nobody }] });
    expect(saved.divers[1]).toMatchObject({ full_name: '', phone: null, date_of_birth: null, height_cm: null });
    const cleared = await refusalOf(edits.preview({ uuid, divers: [{ diver: 0, full_name: '' }, { diver: 1 }] }));
    expect(Object.keys(cleared.errors ?? {})).toEqual(['divers.0.full_name']);
  });
});
