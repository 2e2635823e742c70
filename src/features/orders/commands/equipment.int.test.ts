import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { addOn, bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { byStaff, later, ordered } from '@/test/orders';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';

async function rental() {
  const { slug, id } = await bookableProduct();
  const kit = await addOn(id, { equipment: true });
  const mask = await addOn(id, { equipment: true, forEyesight: true });
  const caller = await callerFor(await signIn(await account()), { now: ordered });
  const order = (divers: object[], add_ons: { add_on: string; quantity: number }[]) =>
    caller.order.create({
      ...booking(slug, { add_ons }),
      divers: divers.map((about) => diver(about)),
      idempotency_key: randomUUID(),
    });
  return { slug, kit: kit.id, mask: mask.id, order };
}

test('equipment is stored encrypted per diver, and the crew can read it', async () => {
  const { kit, mask, order } = await rental();
  const sight = { left_dioptres: -2.5, right_dioptres: 1.25 };
  const { uuid, divers, total } = await order(
    [{ equipment: [kit, mask], ...sight }, { equipment: [] }],
    [
      { add_on: kit, quantity: 1 },
      { add_on: mask, quantity: 1 },
    ],
  );
  expect(total).toBe(1_200_001);
  expect(divers).toMatchObject([{ equipment: [kit, mask], ...sight }, { equipment: [] }]);
  expect(JSON.stringify(await db.orderDiver.findMany({ where: { orderId: uuid } }))).not.toContain(kit);
  await pay(uuid, later(5));
  const { departures } = await (await byStaff(later(6))).admin.orders.day({ date: '2026-12-24' });
  const booked = departures.flatMap(({ bookings }) => bookings).find((one) => one.uuid === uuid);
  expect(booked?.divers[0]).toMatchObject({ equipment: [kit, mask], left_dioptres: -2.5 });
  expect(booked?.add_ons.map((one) => one.uuid)).toContain(kit);
});

test('equipment that is not booked, booked for too few divers, or glasses without values are refused', async () => {
  const { kit, mask, order } = await rental();
  const fields = async (...input: Parameters<typeof order>) =>
    Object.keys((await refusalOf(order(...input))).errors ?? {});
  const one = [{ add_on: kit, quantity: 1 }];
  expect(await fields([{ equipment: [kit] }, {}], [])).toEqual(['divers.0.equipment']);
  expect(await fields([{ equipment: [kit] }, { equipment: [kit] }], one)).toEqual(['add_ons']);
  expect(await fields([{ equipment: [mask], left_dioptres: 1 }, {}], [{ add_on: mask, quantity: 1 }])).toEqual([
    'divers.0.right_dioptres',
  ]);
  // Equipment without a diver, as in older orders.
  expect(await order([{}, {}], [{ add_on: kit, quantity: 2 }])).toMatchObject({ add_on_fee: 200_000 });
});
