import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { db, pool } from '@/server/database/db';
import { dayAt, plusDays } from '@/shared/time/days';
import { addOn, bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { boat, countFrom, member } from '@/test/outings/sales';
import { callRest } from '@/test/rest';
import { statementsOf } from '@/test/statements';

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

const MOST = 12;
/** The others claim the seats. */
const MOST_BESIDES_THE_CLAIM = 8;

const listed = (statements: string[]) =>
  statements.map((text, index) => `${index + 1} ${text.replace(/\s+/g, ' ').slice(0, 200)}`).join('\n');

/** The seats are claimed after the order has begun, and before the times of its departures are read. */
function besidesTheClaim(statements: string[]): string[] {
  const begun = statements.findIndex((text) => text.includes('begin_order'));
  const claimed = statements.findIndex((text) => text.includes('"isChoice"'));
  return [...statements.slice(0, begun + 1), ...statements.slice(claimed)];
}

async function submitting(needs: Parameters<typeof bookableProduct>[0] = {}) {
  const product = await bookableProduct(needs);
  const torch = await addOn(product.id);
  const activity_date = plusDays(dayAt(new Date()), 40);
  const body = booking(product.slug, { activity_date, add_ons: [{ add_on: torch.id, quantity: 2 }] });
  return async () => {
    const headers = {
      authorization: `Bearer ${await signIn(await account())}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-client-address': '192.0.2.7',
    };
    const url = 'http://localhost:3000/api/users/orders';
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const { result, statements } = await statementsOf(() => callRest(request));
    expect(result.status).toBe(201);
    return statements;
  };
}

test('an order takes at most 12 statements, from the session look-up to the saved payment session', async () => {
  const submit = await submitting();
  await submit();
  const statements = await submit();
  expect(statements.length, listed(statements)).toBeLessThanOrEqual(MOST);
});

test('the first order of a product and day takes at most 12 statements, 8 besides the claim', async () => {
  const statements = await (await submitting())();
  expect(statements.length, listed(statements)).toBeLessThanOrEqual(MOST);
  expect(besidesTheClaim(statements).length, listed(statements)).toBeLessThanOrEqual(MOST_BESIDES_THE_CLAIM);
});

test('an order takes at most 12 statements where boats and guides count', async () => {
  await boat('Sari', 20);
  await member('Ketut');
  await member('Wayan');
  await countFrom(dayAt(new Date()));
  const submit = await submitting({ transport: ['boat'], ledBy: ['guide'], servedAreas: ['nusa_penida'] });
  await submit();
  const statements = await submit();
  expect(statements.length, listed(statements)).toBeLessThanOrEqual(MOST);
});
