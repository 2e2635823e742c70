import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, pool } from '@/server/database/db';
import { dayAt, plusDays, toDate } from '@/shared/time/days';
import { addOn, bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { boat, countFrom, member } from '@/test/outings/sales';
import { callRest } from '@/test/rest';
import { statementsOf } from '@/test/statements';

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

type Needs = Parameters<typeof bookableProduct>[0];

const MAX = 12;
/** Leaves out the statements that claim the seats. */
const MAX_BESIDES_THE_CLAIM = 7;

const listed = (statements: string[]) =>
  statements.map((text, index) => `${index + 1} ${text.replace(/\s+/g, ' ').slice(0, 200)}`).join('\n');

/** The seats are claimed after the order has begun, and before it is written. */
function besidesTheClaim(statements: string[]): string[] {
  const begun = statements.findIndex((text) => text.includes('begin_order'));
  const claimed = statements.findIndex((text) => text.includes('WITH placed AS'));
  return [...statements.slice(0, begun + 1), ...statements.slice(claimed)];
}

const dayOfOrder = plusDays(dayAt(new Date()), 40);

let networks = 0;

/** Submits from a separate network, since one network may hold only few seats. */
function submit(body: object) {
  networks += 1;
  const address = `192.0.2.${networks}`;
  return async () => {
    const headers = {
      authorization: `Bearer ${await signIn(await account())}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-client-address': address,
    };
    const url = 'http://localhost:3000/api/users/orders';
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const { result, statements } = await statementsOf(() => callRest(request));
    expect(result.status).toBe(201);
    return statements;
  };
}

async function submitting(needs: Needs = {}, about: Parameters<typeof addOn>[1] = {}) {
  const product = await bookableProduct(needs);
  const { id } = await addOn(product.id, about);
  return submit({
    ...booking(product.slug, { activity_date: dayOfOrder, add_ons: [{ add_on: id, quantity: 1 }] }),
    keep: [0, 1],
  });
}

/** Three days of diving with as many products, two of them at an unusual time. */
async function submittingThree(needs: Needs = {}) {
  const [first, ...others] = [await bookableProduct(needs), await bookableProduct(needs), await bookableProduct(needs)];
  const { product: _, variant: __, activity_date: ___, quantity: ____, add_ons, ...body } = booking(first.slug);
  const item = { variant: null, quantity: 1, add_ons, divers: [0, 1] };
  const late = await Promise.all(
    others.map(async ({ id, slug }, index) => {
      const activity_date = plusDays(dayOfOrder, 1 + index);
      const at = { productId: id, date: toDate(activity_date), time: '13:30', capacity: 100 };
      await db.departure.create({ data: at });
      return { ...item, product: slug, activity_date, activity_time: at.time };
    }),
  );
  return submit({
    ...body,
    keep: [0, 1],
    items: [{ ...item, product: first.slug, activity_date: dayOfOrder }, ...late],
  });
}

test('an order that saves its divers takes at most 12 statements, from session look-up to saved payment session', async () => {
  const submitOne = await submitting();
  await submitOne();
  const statements = await submitOne();
  expect(statements.length, listed(statements)).toBeLessThanOrEqual(MAX);
});

test('the first order of a product and day takes at most 12 statements, 7 besides the claim', async () => {
  const statements = await (await submitting())();
  expect(statements.length, listed(statements)).toBeLessThanOrEqual(MAX);
  expect(besidesTheClaim(statements).length, listed(statements)).toBeLessThanOrEqual(MAX_BESIDES_THE_CLAIM);
});

test("repeated statements of an order are planned once per connection, not for each order's values", async () => {
  const submitOne = await submitting({ seatsPerDay: 100 });
  for (let turn = 0; turn < 7; turn += 1) await submitOne();
  const { rows } = await pool.query<{ generic: number; custom: number }>(`
    SELECT sum(generic_plans)::int AS generic, sum(custom_plans)::int AS custom FROM pg_prepared_statements
    WHERE statement LIKE '%WITH placed AS%'`);
  expect(rows).toEqual([{ generic: expect.any(Number), custom: 0 }]);
});

describe('where boats and guides limit capacity', () => {
  const counted: Needs = { transport: ['boat'], ledBy: ['guide'], servedAreas: ['nusa_penida'] };
  beforeAll(async () => {
    await boat('Sari', 100);
    for (const name of ['Ketut', 'Wayan', 'Made', 'Putu', 'Nyoman', 'Gede', 'Kadek', 'Komang']) await member(name);
    await countFrom(dayAt(new Date()));
  });

  /** The first order creates the departures of its days. */
  async function expectAtMost(submitOne: () => Promise<string[]>) {
    for (const statements of [await submitOne(), await submitOne()])
      expect(statements.length, listed(statements)).toBeLessThanOrEqual(MAX);
  }

  test('an order takes at most 12 statements, even the first of its product and day', async () => {
    await expectAtMost(await submitting(counted));
  });

  test('an order with a private guide takes at most 12 statements, even the first of its product and day', async () => {
    await expectAtMost(await submitting(counted, { unit: 'per_order', privateGuide: true }));
  });

  test('an order of three items takes at most 12 statements, even the first of its products and days', async () => {
    await expectAtMost(await submittingThree(counted));
  });
});
