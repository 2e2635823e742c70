import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { allOrdersInput } from '@/features/order-desk/schema';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';

const now = new Date('2026-11-21T02:00:00Z');

async function order(phones: [string, string], lastName: string) {
  const { slug } = await bookableProduct();
  const { order: own } = await callerFor(await signIn(await account({ lastName })), { now });
  const divers = phones.map((phone) => diver({ phone }));
  return (await own.create({ ...booking(slug, { divers }), idempotency_key: randomUUID() })).uuid;
}

let ofBali: string;
let ofBerlin: string;
beforeAll(async () => {
  ofBali = await order(['+62 812-3456-7890', '+62 361 555 0142'], 'Lestari');
  ofBerlin = await order(['+49 (0)151 2345 6789', '+49 30 4455667'], 'Weber');
});

async function found(search: string) {
  const { admin } = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now });
  const { data, meta } = await admin.orders.list({ search });
  expect(meta.total).toBe(data.length);
  return data.map(({ uuid }) => uuid);
}

describe('an order is found by the phone of any of its divers:', () => {
  test.each([
    '+62 812 3456 7890',
    '+6281234567890',
    '0812-3456-7890',
    '62812 3456.7890',
    '(0361) 555 0142',
    '０８１２ ３４５６ ７８９０',
  ])('the full number, written as %s', async (search) => {
    expect(await found(search)).toEqual([ofBali]);
  });

  test('a foreign number with its country code', async () => {
    for (const search of ['+49 151 23456789', '0049 30 4455667', '4915123456789'])
      expect(await found(search)).toEqual([ofBerlin]);
  });

  test.each(['7890', '3456 7890', '50142'])('its last digits %s', async (search) => {
    expect(await found(search)).toEqual([ofBali]);
  });

  test('together with a name', async () => {
    expect(await found('Lestari 0812 3456 7890')).toEqual([ofBali]);
    expect(await found('7890 Lestari')).toEqual([ofBali]);
    expect(await found('Weber 0812 3456 7890')).toEqual([]);
  });

  test.each(['0812 3456', '+62 812', '81234567', '890', '34567'])(
    'not by its beginning or its middle %s',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );
});

test('the API documentation states which parts of a phone number are found', () => {
  expect(allOrdersInput.shape.search.description).toContain('The beginning of a phone number is not found');
});
