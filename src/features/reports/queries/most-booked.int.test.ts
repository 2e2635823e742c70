import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { pay } from '@/test/paying';

async function book(slug: string, at: string) {
  const now = new Date(at);
  const { order } = await callerFor(await signIn(await account()), { now });
  const { uuid } = await order.create({ ...booking(slug), activity_date: '2027-03-20', idempotency_key: randomUUID() });
  await pay(uuid, new Date(now.getTime() + 60_000));
}

test('mostBooked ranks products by recent bookings without revealing their number', async () => {
  for (const [sortOrder, slug] of ['rarely', 'often', 'never', 'hidden', 'formerly'].entries())
    await bookableProduct({ slug, sortOrder });
  await book('rarely', '2027-02-01T02:00:00Z');
  for (const day of ['03', '04']) await book('often', `2027-02-${day}T02:00:00Z`);
  for (const day of ['05', '06', '07']) await book('hidden', `2027-02-${day}T02:00:00Z`);
  for (const day of ['01', '02', '03']) await book('formerly', `2026-10-${day}T02:00:00Z`);
  await db.product.update({ where: { slug: 'hidden' }, data: { active: false } });
  const { catalogue } = await callerFor(null, { now: new Date('2027-02-20T02:00:00Z') });
  expect(await catalogue.most_booked()).toEqual(['often', 'rarely', 'never', 'formerly']);
});
