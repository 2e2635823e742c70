import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import type { User } from '@/server/generated/prisma/client';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { pay } from '@/test/paying';
import { handleCalendar } from './calendar-handler';

const now = new Date('2026-11-21T02:00:00Z');

async function orderOf(user: User, about: Parameters<typeof bookableProduct>[0] = {}) {
  const { slug } = await bookableProduct(about);
  const { order } = await callerFor(await signIn(user), { now });
  return (await order.create({ ...booking(slug), idempotency_key: randomUUID() })).uuid;
}

const file = async (user: User | null, uuid: string, lng = 'en') => {
  const headers = new Headers(user ? { cookie: `auth-token=${await signIn(user)}` } : {});
  return handleCalendar(new Request(`http://localhost:3000/user/orders/${uuid}/calendar`, { headers }), { lng, uuid });
};
const leadsTo = (answer: Response) => [answer.status, answer.headers.get('location')];

test('handleCalendar answers a paid day as a file in the page’s language, tentative until it is confirmed', async () => {
  const user = await account();
  const uuid = await orderOf(user);
  await pay(uuid, now);
  const answer = await file(user, uuid, 'de');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="SGR-\w{6}\.ics"$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = (await answer.text()).replace(/\r\n /g, '');
  expect(text).toContain(`UID:${uuid}`);
  expect(text).toContain('SUMMARY:Wracktag');
  expect(text).toContain('DTSTART:20261223T230000Z');
  expect(text).toContain(`/de/user/orders/${uuid}`);
  expect(text).toContain('STATUS:TENTATIVE');
  await db.order.update({ where: { id: uuid }, data: { status: 'confirmed' } });
  expect(await (await file(user, uuid)).text()).toContain('STATUS:CONFIRMED');
});

test('handleCalendar uses a product’s own pickup and return times', async () => {
  const user = await account();
  const pickup = [{ area: 'sanur', from: '05:00', to: '05:15' }];
  const uuid = await orderOf(user, { transfers: { pickup, returning: { from: '19:30', to: '20:00' } } });
  await pay(uuid, now);
  const text = await (await file(user, uuid)).text();
  expect(text).toContain('DTSTART:20261223T210000Z');
  expect(text).toContain('DTEND:20261224T120000Z');
});

test('handleCalendar has no file for an unpaid day', async () => {
  const user = await account();
  expect((await file(user, await orderOf(user))).status).toBe(404);
});

test('handleCalendar does not find another person’s day', async () => {
  const [owner, other] = [await account(), await account()];
  const uuid = await orderOf(owner);
  await pay(uuid, now);
  expect((await file(other, uuid)).status).toBe(404);
  expect((await file(owner, randomUUID())).status).toBe(404);
  expect((await file(owner, 'nonsense')).status).toBe(404);
});

test('handleCalendar redirects callers without access', async () => {
  const uuid = await orderOf(await account());
  const signInFor = `/de/sign-in?callbackUrl=${encodeURIComponent(`/user/orders/${uuid}`)}`;
  expect(leadsTo(await file(null, uuid, 'de'))).toEqual([307, `http://localhost:3000${signInFor}`]);
  expect(leadsTo(await file(await account({ role: 'ADMIN' }), uuid))[1]).toContain('message=Forbidden');
  expect(leadsTo(await file(await account({ active: false }), uuid))[1]).toMatch(/\/user\/inactive$/);
});
