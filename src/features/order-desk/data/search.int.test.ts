import { beforeAll, expect, test } from 'vitest';
import { expireOrder } from '@/features/orders/commands/expire-order';
import { db } from '@/server/database/db';
import { anOrder, byStaff, jobCtx, later, ordered } from '@/test/orders';
import { paidItems } from '@/test/several-items';

const staff = () => byStaff(later(20));
let orders: Awaited<ReturnType<typeof anOrder>>[] = [];

beforeAll(async () => {
  for (let number = 0; number < 5; number += 1) orders = [...orders, await anOrder()];
  // Makes all orders equal in the sort order except for their ids.
  await db.order.updateMany({ data: { createdAt: ordered } });
});

test.each(['created_at', '-created_at', 'activity_date', '-total'] as const)(
  'pages that continue from the last row contain every order once, sorted by %s',
  async (sort) => {
    const { admin } = await staff();
    const all = await admin.orders.list({ sort });
    const ids: string[] = [];
    for (let after: string | undefined, page = 1; page <= 3; page += 1) {
      const { data, meta } = await admin.orders.list({ sort, page, per_page: 2, ...(after && { after }) });
      ids.push(...data.map(({ uuid }) => uuid));
      after = meta.next;
    }
    expect(ids).toEqual(all.data.map(({ uuid }) => uuid));
  },
);

test('customers and payments are paged the same way', async () => {
  const { admin } = await staff();
  for (const list of [admin.users.list, admin.audit.list]) {
    const all = await list({ per_page: 100 });
    const first = await list({ per_page: 2 });
    const then = await list({ per_page: 2, page: 2, after: first.meta.next });
    expect([...first.data, ...then.data].map(({ uuid }) => uuid)).toEqual(all.data.slice(0, 4).map(({ uuid }) => uuid));
  }
});

test('an order is found by the current names of its customer and people, in any script', async () => {
  const { admin } = await staff();
  const [order] = orders;
  if (!order) throw new Error('there is no order');
  const found = async (search: string) => (await admin.orders.list({ search })).data.map(({ uuid }) => uuid);
  await db.user.update({ where: { id: order.user.id }, data: { firstName: '太郎', lastName: '山田' } });
  expect(await found('山田太郎')).toEqual([order.uuid]);
  expect(await found('郎')).toEqual([order.uuid]);
  await db.orderDiver.updateMany({ where: { orderId: order.uuid, position: 0 }, data: { fullName: 'Zoë Li' } });
  expect(await found('zoë li')).toEqual([order.uuid]);
  expect(await found('oë')).toEqual([order.uuid]);
  expect(await found('li')).toEqual([order.uuid]);
  await db.orderDiver.updateMany({ where: { orderId: order.uuid }, data: { fullName: '' } });
  await db.user.update({ where: { id: order.user.id }, data: { firstName: '', lastName: '' } });
  expect([await found('zoë'), await found('山田')]).toEqual([[], []]);
});

test('the list of a product has its open orders, and ended orders that still had it when they ended', async () => {
  const { uuid, trip, dive, submit } = await paidItems();
  const expired = await submit();
  await expireOrder(jobCtx(later(31)), expired.uuid);
  const { admin } = await byStaff(later(40));
  const listed = async () => {
    const { data, meta } = await admin.orders.list({ product: trip.slug });
    return { ids: data.map((order) => order.uuid).sort(), total: meta.total };
  };
  expect(await listed()).toEqual({ ids: [uuid, expired.uuid].sort(), total: 2 });
  await admin.orders.cancel_item({ uuid, item: dive, refund_amount: 0, reason: 'No manta' });
  expect(await listed()).toEqual({ ids: [expired.uuid], total: 1 });
});

test('search indexes limit how many pending entries an order has to sort in', async () => {
  const lists = await db.$queryRaw<{ name: string; options: string[] | null }[]>`
    SELECT relname AS name, reloptions AS options
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid JOIN pg_am ON pg_am.oid = relam
    WHERE amname = 'gin' AND indrelid IN ('orders'::regclass, 'order_search'::regclass, 'order_divers'::regclass)`;
  const small = ['gin_pending_list_limit=256'];
  expect(lists.length).toBeGreaterThan(0);
  expect(lists).toEqual(lists.map(({ name }) => ({ name, options: small })));
});
