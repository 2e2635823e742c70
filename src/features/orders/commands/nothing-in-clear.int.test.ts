import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { columnsWhere } from '@/test/database-search';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { pay } from '@/test/paying';

const now = new Date('2026-11-21T02:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const guest = diver({
  date_of_birth: '1987-03-19',
  phone: '+62 813-9753-8642',
  height_cm: 203,
  weight_kg: 137,
  certification_number: 'PADI-7351-XK',
});

beforeAll(async () => {
  const { slug } = await bookableProduct({ pickup: true });
  const customer = await callerFor(await signIn(await account()), { now });
  const { uuid } = await customer.order.create({
    ...booking(slug, {
      divers: [guest, guest],
      pickup_address: 'Losmen Kamboja, Gang Sebelas',
      inquiry: 'Is the ladder strong enough for my artificial hip?',
      emergency_contact: {
        name: 'Ketut',
        phone: '+62 813 1212 3434',
        relationship: 'Uncle',
        message: 'Allergic to nuts',
      },
    }),
    idempotency_key: randomUUID(),
  });
  await pay(uuid, minutesLater(5));
  const staff = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: minutesLater(10) });
  await staff.admin.orders.confirm({ uuid });
  await staff.admin.orders.move({ uuid, date: '2026-12-28' });
  await staff.admin.orders.day({ date: '2026-12-28' });
});

const containing = (text: string) => columnsWhere('value LIKE $1', `%${text}%`);
const withDigits = (digits: string) => columnsWhere("regexp_replace(value, '\\D', '', 'g') LIKE $1", `%${digits}%`);
const withMeasure = (name: string, value: number) =>
  columnsWhere("value = $1 OR value ~ ($2 || '\\W+' || $1 || '\\y')", String(value), name);

describe('no row of an order, job, event or audit log in the database', () => {
  test('contains an absent text, although the search finds a stored one', async () => {
    expect(await containing('Wreck day')).toContain('public.order_items.snapshot');
    expect(await withMeasure('durationDays', 1)).toContain('public.order_items.snapshot');
  });

  test('shows a birth date in clear', async () => {
    expect(await containing('1987-03-19')).toEqual([]);
    expect(await withDigits('19870319')).toEqual([]);
  });

  test('shows a phone number in clear, in any notation', async () => {
    expect(await withDigits('81397538642')).toEqual([]);
    expect(await withDigits('81312123434')).toEqual([]);
  });

  test('shows the last digits of a phone number in clear', async () => {
    expect(await columnsWhere('value = ANY($1::text[])', '{8642,38642,538642,7538642,97538642}')).toEqual([]);
  });

  test('shows a height or a weight in clear', async () => {
    expect(await withMeasure('height_cm', 203)).toEqual([]);
    expect(await withMeasure('weight_kg', 137)).toEqual([]);
  });

  test('shows an inquiry, an address or a certification number in clear', async () => {
    for (const text of ['artificial hip', 'Losmen Kamboja', 'PADI-7351-XK', 'Allergic to nuts'])
      expect(await containing(text)).toEqual([]);
  });
});
