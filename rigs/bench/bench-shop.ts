import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { demoAccounts } from '../../prisma/seed/demo-accounts';
import { Fault } from '../../scripts/lib/fault';
import { adminToken, send } from '../lib/promises';

/** More seats than a run can order. */
const SEATS = 100_000;
/** An area with boats but without products in the demo. */
const AREA = 'gilimanuk';

/** `other` places no orders through the app. */
export type BenchShop = {
  slug: string;
  productId: string;
  emails: string[];
  tokens: string[];
  otherCustomer: string;
};

/** A product with ample seats that a diver can book alone. */
async function makeProduct(origin: string, client: pg.ClientBase, seats: number) {
  const [productId, boatId, slug] = [randomUUID(), randomUUID(), `bench-${randomUUID()}`];
  const texts = { en: { title: 'Bench', summary: '', body: [], itinerary: [], included: [], excluded: [] } };
  await client.query(
    `INSERT INTO products (id, slug, kind, texts, duration_days, weekdays, seats_per_day, max_quantity,
       divers_per_package, price, pickup, transport, served_areas, updated_at)
     VALUES ($1, $2, 'trip', $3, 1, '{1,2,3,4,5,6,7}', $4, 12, 1, 1000000, true, '{boat}', ARRAY[$5], now())`,
    [productId, slug, texts, seats, AREA],
  );
  await client.query(
    `INSERT INTO boats (id, name, kind, seats, home_harbour, areas, active, updated_at)
     VALUES ($3, $1, 'boat', $2, 'Sanur', ARRAY[$4], false, now())`,
    [slug, SEATS, boatId, AREA],
  );
  // Activated through the app, so that days with existing guests are recounted.
  const inService = { uuids: [boatId], active: true };
  await send(`${origin}/api/admins/boats/activate`, 'POST', inService, await adminToken(origin));
  return { slug, productId };
}

async function makeCustomers(client: pg.ClientBase, count: number): Promise<{ id: string; email: string }[]> {
  const customer = demoAccounts.find(({ role }) => role === 'USER');
  const { rows } = await client.query<{ id: string; email: string }>(
    `INSERT INTO users (id, email, first_name, last_name, email_verified_at, password_hash, updated_at)
     SELECT gen_random_uuid(), 'bench-' || gen_random_uuid() || '@example.test', 'Ayu', 'Lestari', now(), password_hash,
       now()
     FROM users, generate_series(1, $2) WHERE email = $1 RETURNING id, email`,
    [customer?.email, count],
  );
  return rows;
}

/** Buyers share the password of the demo's customer. */
export const passwordOfBuyers = demoAccounts.find(({ role }) => role === 'USER')?.password ?? '';

async function signIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: passwordOfBuyers }),
  });
  const { data } = (await answer.json()) as { data?: { token?: string } };
  if (!data?.token) throw new Fault(`${email} cannot sign in to place orders.`);
  return data.token;
}

export async function openBenchShop(
  origin: string,
  client: pg.ClientBase,
  customers: number,
  seatsPerDay = SEATS,
): Promise<BenchShop> {
  const tokens: string[] = [];
  const [other, ...buyers] = await makeCustomers(client, customers + 1);
  if (!other) throw new Fault('The demo has no customer to order as.');
  const emails = buyers.map(({ email }) => email);
  for (const email of emails) tokens.push(await signIn(origin, email));
  return { ...(await makeProduct(origin, client, seatsPerDay)), emails, tokens, otherCustomer: other.id };
}
