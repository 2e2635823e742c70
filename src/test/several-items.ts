import { randomUUID } from 'node:crypto';
import { db } from '@/server/database/db';
import { callerFor } from './actors';
import { bookableProduct, booking } from './bookings';
import { diver } from './divers';
import { account, signIn } from './factories';
import { later, ordered } from './orders';
import { mailsTo } from './outbox';
import { pay } from './paying';

export type Item = {
  product: string;
  activity_date: string;
  activity_time?: string;
  quantity?: number;
  divers: number[];
};

/** Three people: two dive first, and all three take a two-day course afterwards. */
export async function shopWithCourse() {
  const [trip, course] = [
    await bookableProduct(),
    await bookableProduct({ kind: 'course', durationDays: 2, price: 500_001, diversPerPackage: 1 }),
  ];
  const user = await account();
  const token = await signIn(user);
  const at = (now: Date) => callerFor(token, { now });
  const { product: _product, activity_date: _day, quantity: _quantity, ...rest } = booking(trip.slug);
  const people = ['Sari', 'Ben', 'Aiko'].map((full_name) => diver({ full_name }));
  const usual: Item[] = [
    { product: course.slug, activity_date: '2026-12-26', quantity: 3, divers: [0, 1, 2] },
    { product: trip.slug, activity_date: '2026-12-24', divers: [0, 1] },
  ];
  const bodyOf = (items: Item[] = usual, divers = people) => ({
    ...rest,
    divers,
    items: items.map((item) => ({ quantity: 1, variant: null, add_ons: [], ...item })),
    idempotency_key: randomUUID(),
  });
  const submit = async (items?: Item[], divers?: typeof people) =>
    (await at(ordered)).order.create(bodyOf(items, divers));
  const taken = async () =>
    (await db.departure.findMany({ where: { productId: { in: [trip.id, course.id] } }, orderBy: { date: 'asc' } })).map(
      (departure) => departure.taken,
    );
  return { trip, course, user, token, at, bodyOf, submit, taken, people };
}

/** A paid order of these items; by default a course and a dive two days before it. */
export async function paidItems(itemsOf?: (slugs: { trip: string; course: string }) => Item[]) {
  const shop = await shopWithCourse();
  const items = itemsOf?.({ trip: shop.trip.slug, course: shop.course.slug });
  const order = await shop.submit(items);
  const { uuid } = order;
  await pay(uuid, later(5));
  const [first = '', second = ''] = order.items.map((item) => item.uuid);
  const refunds = async () =>
    (await db.refund.findMany({ where: { orderId: uuid }, orderBy: { id: 'asc' } })).map(({ amount }) => amount);
  const mail = async (template: string) =>
    (await mailsTo(shop.user.email)).findLast((one) => one.template === template)?.params;
  const itemIds = order.items.map((item) => item.uuid);
  return { ...shop, uuid, course: first, dive: second, itemIds, refunds, mail };
}
