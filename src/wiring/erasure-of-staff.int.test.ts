import { describe, expect, test } from 'vitest';
import { mailJobs } from '@/server/mail/mail-jobs';
import { defaultShop } from '@/shared/shop/sections';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { makeJobsDue, runJobs } from '@/test/jobs';
import { pay } from '@/test/paying';
import { remainsOf } from '@/test/remains';
import { mails } from '@/wiring/mails-root';

const ordered = new Date('2026-11-21T02:00:00Z');
const later = new Date('2026-11-21T03:00:00Z');
const colleague = { firstName: 'Ketut', lastName: 'Gonerson', email: 'ketut@gone.example' };

const site = {
  texts: { en: { name: 'Night reef', summary: 'Quiet', body: ['Sand.'], marine_life: [] } },
  area: 'sanur' as const,
  latitude: -8.69,
  longitude: 115.26,
  depth: { from: 3, to: 14 },
  level: 'open_water' as const,
  current: 1,
  visibility: { from: 8, to: 15 },
  water: { from: 26, to: 29 },
  bottom: 'reef' as const,
  person_in_charge: { name: 'Ketut Gonerson', phone: '+62 811 7777 0001', email: colleague.email },
};

const written = {
  author: 'Ketut Gonerson',
  texts: { en: { title: 'Mola season', summary: 'Cold.', body: { type: 'doc' as const, content: [] } } },
};

async function work() {
  const guest = await callerFor(await signIn(await account()), { now: ordered });
  const order = await guest.order.create({ ...booking((await bookableProduct()).slug), idempotency_key: 'once' });
  await pay(order.uuid, ordered);
  const staff = await callerFor(await signIn(await account({ ...colleague, role: 'ADMIN' })), { now: later });
  await staff.admin.orders.confirm({ uuid: order.uuid });
  await staff.admin.admins.create({
    email: 'new@colleague.example',
    first_name: 'Made',
    last_name: 'New',
    locale: 'en',
  });
  const post = await staff.admin.posts.create(written);
  const diveSite = await staff.admin.locations.create(site);
  return { order, post, diveSite };
}

describe('an erased staff member', () => {
  test('is named nowhere; their actions remain, attributed to a former staff member', async () => {
    const { order, post, diveSite } = await work();
    const other = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: later });
    const { data } = await other.admin.admins.list({ search: 'Gonerson' });
    await other.admin.admins.remove({ uuid: data[0]?.uuid ?? '' });
    await runJobs(mailJobs(mails));
    await makeJobsDue();
    await runJobs(mailJobs(mails));

    expect(await remainsOf(['Gonerson', 'gone.example', '7777 0001', '77770001'])).toEqual([]);
    expect((await other.admin.posts.get({ slug: post.slug })).author).toBe(defaultShop.identity.name);
    expect((await other.admin.locations.get({ slug: diveSite.slug })).person_in_charge).toBeNull();
    const [decision] = (await other.admin.audit.list({ thing_id: order.uuid, action: 'update' })).data;
    expect(decision).toMatchObject({ actor: { name: '' }, after: { status: 'confirmed' } });
    const { timeline } = await other.admin.orders.get({ uuid: order.uuid });
    expect(timeline.filter(({ to }) => to === 'confirmed')).toMatchObject([{ by: 'admin', actor: null }]);
  });

  test('is named nowhere after their crew entry, which needs no account, is removed', async () => {
    const { admin } = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: later });
    const { uuid } = await admin.crew.create({
      ...{ name: 'Wayan Sailedaway', roles: ['captain'], phone: '+6281188880002', certification_number: 'CAP-880002' },
    });
    await admin.crew.update({ uuid, level: 'Sailedaway Master' });
    await admin.crew.set_roster_days({ uuid, days: ['2026-12-07'], state: 'off' });
    const words = ['Sailedaway', '81188880002', 'CAP-880002'];
    expect(await remainsOf(words)).not.toEqual([]);
    await admin.crew.remove({ uuid });
    expect(await remainsOf(words)).toEqual([]);
  });
});
