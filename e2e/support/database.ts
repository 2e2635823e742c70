import { randomUUID } from 'node:crypto';
import { databaseOfRunningApp, withConnection } from '../../scripts/lib/database';
import { readSettings } from '../../src/env';
import { type Limit, limitKey } from '../../src/server/auth/limit-key';
import type { Role } from '../../src/shared/schema/actor';
import type { Right } from '../../src/shared/schema/rights';

export function databaseUrl(): string {
  const url = databaseOfRunningApp({ ...readSettings(), DATA_DIR: process.env.SEGARA_E2E_DATA_DIR ?? '' });
  if (!url) throw new Error('The app under test has no database of its own');
  return url;
}

const ask = <Row extends object>(sql: string, values: unknown[]) =>
  withConnection(databaseUrl(), (client) => client.query<Row>(sql, values));

async function change(sql: string, values: unknown[]) {
  const { rowCount } = await ask(sql, values);
  if (rowCount !== 1) throw new Error(`${rowCount} rows changed by ${sql}`);
}

/** Simulates a change by an admin. */
export const setActive = (email: string, active: boolean) =>
  change('UPDATE users SET active = $2 WHERE email = $1', [email, active]);

type NewAccount = { email: string; passwordHash: string; role: Role; held: readonly Right[] };

/** Simulates a confirmed registration or an accepted invitation. */
export const addAccount = ({ email, passwordHash, role, held }: NewAccount) =>
  change(
    `INSERT INTO users (id, email, password_hash, role, rights, first_name, last_name, email_verified_at, updated_at)
     VALUES (gen_random_uuid(), $1, $2, $3::"Role", $4, 'Wayan', 'Sudarma', now(), now())`,
    [email, passwordHash, role, held],
  );

export function exhaustLimit(limit: Limit, subject: string, minutes: number) {
  const key = `${limit.name}:${limitKey(limit, subject)}`;
  return change('INSERT INTO rate_limits (key, points, expire) VALUES ($1, 1000000, $2)', [
    key,
    Date.now() + minutes * 60_000,
  ]);
}

/** Simulates a payment started by the shop; returns its name at the sandbox bank. */
export async function sandboxPaymentOf(origin: string): Promise<string> {
  const payment = randomUUID();
  const [success, failure] = ['success', 'failed'].map((page) => `${origin}/payment-${page}?order=${payment}`);
  await change(
    `INSERT INTO sandbox_sessions (id, reference, amount, description, payment_url, status, success_url, failure_url,
       expires_at, created_at)
     VALUES ($1, $1, 1305000, 'SGR-ABC234', '', 'pending', $2, $3, now() + interval '25 minutes', now())`,
    [payment, success, failure],
  );
  return payment;
}

/** Returns the results of callbacks received since a moment; their content is not stored. */
export async function callbacksSince(moment: Date): Promise<string[]> {
  const { rows } = await ask<{ outcome: string }>(
    'SELECT outcome FROM gateway_events WHERE received_at >= $1 AND handled_at IS NOT NULL',
    [moment],
  );
  return rows.map(({ outcome }) => outcome);
}

export const sellOut = (product: string, day: string) =>
  change(
    `INSERT INTO departures (id, product_id, date, capacity, adjusted, updated_at)
     SELECT gen_random_uuid(), id, $2::date, 0, true, now() FROM products WHERE slug = $1
     ON CONFLICT (product_id, date, time) DO UPDATE SET capacity = departures.taken, adjusted = true`,
    [product, day],
  );

export const raisePrice = (product: string, by: number) =>
  change('UPDATE products SET price = price + $2 WHERE slug = $1', [product, by]);

export async function ordersOf(email: string): Promise<number> {
  const { rows } = await ask<{ count: string }>(
    'SELECT count(*) FROM orders JOIN users ON users.id = orders.customer_id WHERE users.email = $1',
    [email],
  );
  return Number(rows[0]?.count);
}
