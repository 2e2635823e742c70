import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bulkJobs } from '@/features/order-desk/bulk/jobs';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { runJobs } from '@/test/jobs';
import { byStaff, later, ordered } from '@/test/orders';
import { pay } from '@/test/paying';

const returning = { from: '15:00', to: '15:30' };
const transfers = { pickup: [{ area: 'sanur', from: '06:30', to: '06:45' }], returning };
/** On 28 December, two dives end at 15:30; 18 hours later it is 09:30. */
const tooSoon = { flight_date: '2026-12-29', flight_time: '09:29' };

async function paidOrder(slug: string, flight: object) {
  const guest = await callerFor(await signIn(await account()), { now: ordered });
  const divers = [diver({ full_name: 'Ira', ...flight }), diver({ full_name: 'Jan' })];
  const { uuid } = await guest.order.create({ ...booking(slug, { divers }), idempotency_key: randomUUID() });
  await pay(uuid, later(5));
  return uuid;
}

test('a preview announces the move that a flight refuses, in its words, and leaves the seats to the next order', async () => {
  const product = await bookableProduct({ diveCount: 2, transfers });
  const orders = [await paidOrder(product.slug, tooSoon), await paidOrder(product.slug, {})];
  await db.departure.create({
    data: { productId: product.id, date: new Date('2026-12-28T00:00:00Z'), time: product.departureTime, capacity: 2 },
  });
  const calls = (await byStaff(later(10))).admin.order_bulk;
  const input = { kind: 'move' as const, orders, date: '2026-12-28' };
  const { rows: announced } = await calls.preview(input);
  expect(announced.map(({ state }) => state)).toEqual(['refused', 'done']);
  expect(announced[0]?.message).toMatch(/18 hours/);

  const { uuid } = await calls.start({ ...input, idempotency_key: randomUUID() });
  await runJobs(bulkJobs);
  const { rows } = await calls.get({ uuid });
  expect(rows.map(({ state }) => state)).toEqual(['refused', 'done']);
  expect(rows[0]?.message).toBe(announced[0]?.message);
});
