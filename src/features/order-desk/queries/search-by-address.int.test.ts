import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';

const now = new Date('2026-11-21T02:00:00Z');

async function order(pickup_address: string, divers: [string, string]) {
  const { slug } = await bookableProduct({ pickup: true });
  const { order: own } = await callerFor(await signIn(await account()), { now });
  const people = divers.map((full_name) => diver({ full_name }));
  return own.create({ ...booking(slug, { divers: people, pickup_address }), idempotency_key: randomUUID() });
}

let atVilla: Awaited<ReturnType<typeof order>>;
let atHotel: Awaited<ReturnType<typeof order>>;
beforeAll(async () => {
  atVilla = await order('Villa Kémbang, Jalan Pantai 12', ['Putu Astawa', 'Mia Berg']);
  atHotel = await order('Hotel Komune, Jalan Pantai', ['Kenji Mori', 'Aiko Mori']);
});

async function found(search: string) {
  const { admin } = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now });
  const { data } = await admin.orders.list({ search });
  return data.map(({ uuid }) => uuid).sort();
}

describe('an order is found', () => {
  test.each(['kembang', 'VILLA kémbang', 'villa, pantai'])('by words of its pickup address: %s', async (search) => {
    expect(await found(search)).toEqual([atVilla.uuid]);
  });

  test('together with all orders that share the words', async () => {
    expect(await found('jalan pantai')).toEqual([atVilla.uuid, atHotel.uuid].sort());
  });

  test('by an address and a diver together', async () => {
    expect(await found('mori komune')).toEqual([atHotel.uuid]);
    expect(await found('mori kembang')).toEqual([]);
  });

  test('by its booking ID with and without dash and prefix, in any case', async () => {
    const id = atVilla.booking_id;
    for (const search of [id, id.replace('-', ''), id.slice(4), `#${id.toLowerCase()}`, id.replace('-', ' ')])
      expect(await found(search)).toEqual([atVilla.uuid]);
  });

  test('only by whole words of the address', async () => {
    expect(await found('kemban')).toEqual([]);
  });
});
