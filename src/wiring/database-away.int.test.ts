import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HANGING_MS } from '@/test/hanging';
import { startOwnPostgres } from '@/test/own-postgres';

const postgres = await startOwnPostgres();
const { log } = await import('@/server/process/log');
const { signCallback, SIGNATURE_HEADER } = await import('@/server/gateways/sandbox/signature');
const { isDatabaseDown } = await import('@/server/database/database-health');
const { bookableProduct, booking } = await import('@/test/bookings');
const { callerFor } = await import('@/test/actors');
const { account, signIn } = await import('@/test/factories');
const { pay } = await import('@/test/paying');
const { freshAddress } = await import('@/test/try-limits');
const { db, pool } = await import('@/server/database/db');
const { waiting } = await import('@/test/locks');
const { readiness } = await import('@/server/http/health');
const { listenForChanges } = await import('@/server/page-cache/listen-for-changes');
const { handleTrpc } = await import('./trpc-handler');
const { handleRest } = await import('./rest-handler');
const { handleCalendar } = await import('./calendar-handler');
const { handleList } = await import('./list-handler');
const { handlePicture, handleUpload } = await import('./media-handler');
const { handleWebhook } = await import('./webhook-handler');
const { GET: expired } = await import('@/app/api/auth/expired/route');

const SITE = 'http://localhost:3000';
const untilBack = { timeout: HANGING_MS };
const at = (path: string, init: RequestInit = {}) => new Request(`${SITE}${path}`, init);

let customer: string;
let admin: string;
let order: string;
let picture: string;
let slug: string;

beforeAll(async () => {
  admin = await signIn(await account({ role: 'ADMIN' }));
  customer = await signIn(await account());
  ({ slug } = await bookableProduct());
  const caller = await callerFor(customer);
  ({ uuid: order } = await caller.order.create({ ...booking(slug), idempotency_key: randomUUID() }));
  await pay(order, new Date());
  const uploaded = (await (await upload()).json()) as { data: { url: string } };
  picture = uploaded.data.url.split('/').at(-1) ?? '';
});

const cookie = (token: string) => ({ cookie: `auth-token=${token}`, origin: SITE });
const json = { 'content-type': 'application/json' };
const trpc = (path: string, init: RequestInit = {}) => handleTrpc(at(`/api/trpc/${path}`, init));

async function upload(): Promise<Response> {
  const sea = sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a7ea4' } });
  const body = new FormData();
  body.set('file', new File([new Uint8Array(await sea.jpeg().toBuffer())], 'sea.jpg'));
  return handleUpload(at('/api/media', { method: 'POST', body, headers: cookie(admin) }));
}

function webhook(): Promise<Response> {
  const body = JSON.stringify({ id: randomUUID(), data: { reference: 'r-1' } });
  const headers = { [SIGNATURE_HEADER]: signCallback(body, new Date()) };
  return handleWebhook(at('/', { method: 'POST', body, headers }), 'sandbox');
}

const write = () =>
  trpc('contact.send', {
    method: 'POST',
    headers: { ...json, origin: SITE, 'x-client-address': freshAddress() },
    body: JSON.stringify({
      json: { name: 'Sari', email: `${randomUUID()}@example.test`, subject: 'Mantas', message: 'When do they come?' },
    }),
  });

const placeOrder = (idempotency_key: string) =>
  trpc('order.create', {
    method: 'POST',
    headers: { ...json, ...cookie(customer) },
    body: JSON.stringify({ json: { ...booking(slug), idempotency_key } }),
  });

/** Every entry point for calls, with its status while the database is up. */
const calls: [name: string, status: number, call: () => Promise<Response>][] = [
  ['a query of a browser', 200, () => trpc('auth.me', { headers: cookie(customer) })],
  ['a query of a visitor', 200, () => trpc('catalogue.faqs')],
  ['a batch', 200, () => trpc('auth.me,catalogue.faqs?batch=1', { headers: cookie(customer) })],
  ['a write of a browser', 200, () => write()],
  [
    'REST with a token',
    200,
    () => handleRest(at('/api/users/profile', { headers: { authorization: `Bearer ${customer}` } })),
  ],
  ['REST without a token', 200, () => handleRest(at('/api/users/products'))],
  [
    'a list for a spreadsheet',
    200,
    () => handleList(at('/api/lists/orders.csv', { headers: cookie(admin) }), 'orders.csv'),
  ],
  [
    'an entry for a calendar',
    200,
    () =>
      handleCalendar(at(`/user/orders/${order}/calendar`, { headers: cookie(customer) }), { lng: 'en', uuid: order }),
  ],
  ['a picture that is uploaded', 201, upload],
  ['a callback of a gateway', 200, webhook],
  ['a session that is over', 307, () => expired(at('/api/auth/expired?to=/', { headers: cookie(customer) }))],
];

/** Takes a lock through a prepared transaction, which outlives a PostgreSQL restart, so the lock is never released. */
async function hold(statement: string): Promise<void> {
  const client = await pool.connect();
  for (const step of ['BEGIN', statement, "PREPARE TRANSACTION 'held'"]) await client.query(step);
  client.release();
}

/** Makes every COMMIT of a new row wait for a lock that is held. */
async function commitsWaitFor(table: string): Promise<void> {
  await pool.query(`
    CREATE OR REPLACE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION wait()`);
  await hold('SELECT pg_advisory_xact_lock(1)');
}

/**
 * Lets a test freeze PostgreSQL only after the listeners connect: a connection frozen while connecting would be the
 * only one to survive and would check nothing.
 */
async function listening(): Promise<number> {
  const { rows } = await pool.query("SELECT FROM pg_stat_activity WHERE query LIKE 'LISTEN %'");
  return rows.length;
}

async function bringBack(): Promise<void> {
  await postgres.start();
  await vi.waitFor(async () => expect(await isDatabaseDown()).toBe(false), untilBack);
  const { rows } = await pool.query<{ gid: string }>('SELECT gid FROM pg_prepared_xacts');
  for (const { gid } of rows) await pool.query(`ROLLBACK PREPARED '${gid}'`);
}

async function expectRefused(answer: Response) {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('Our system cannot be reached for a moment');
}

describe('while PostgreSQL is stopped', () => {
  beforeEach(() => vi.restoreAllMocks());

  test('every call answers 503 with Retry-After and a sentence, and works again afterwards', async () => {
    const logged = { error: vi.spyOn(log, 'error'), warn: vi.spyOn(log, 'warn'), info: vi.spyOn(log, 'info') };
    for (const [name, status, call] of calls) expect((await call()).status, name).toBe(status);
    await postgres.stop();
    for (const [, , call] of calls) await expectRefused(await call());
    expect(await isDatabaseDown()).toBe(true);
    expect(logged.error).not.toHaveBeenCalled();
    expect(logged.warn).toHaveBeenCalledTimes(1);
    expect((await handlePicture(at(`/api/media/${picture}`), picture)).status, 'a picture is no row').toBe(200);

    await bringBack();
    expect(logged.info).toHaveBeenCalledWith('the database answers again');
    for (const [name, status, call] of calls) expect((await call()).status, name).toBe(status);
  });

  test('every call is refused while the server is read-only, until it is the primary again', async () => {
    const promote = await postgres.demote();
    expect((await readiness()).parts.database).toEqual({ ok: false, reason: '25006' });
    await vi.waitFor(async () => expect(await isDatabaseDown()).toBe(true), untilBack);
    for (const [, , call] of calls) await expectRefused(await call());
    await promote();
    await vi.waitFor(async () => expect(await isDatabaseDown()).toBe(false), untilBack);
    for (const [name, status, call] of calls) expect((await call()).status, name).toBe(status);
  });

  test('a call in progress is refused, and nothing of it is stored', async () => {
    const messages = await db.message.count();
    await hold('LOCK TABLE faqs, messages IN ACCESS EXCLUSIVE MODE');
    const [reading, writing] = [trpc('catalogue.faqs'), write()];
    await expect.poll(waiting).toBe(2);
    await postgres.stop();
    await expectRefused(await reading);
    await expectRefused(await writing);
    await bringBack();
    expect(await db.message.count()).toBe(messages);
  });

  test('a write that may have been committed is not reported as undone', async () => {
    await commitsWaitFor('messages');
    const writing = write();
    await expect.poll(waiting).toBe(1);
    await postgres.stop();
    const answer = await writing;
    expect(answer.status).toBe(500);
    expect(answer.headers.get('retry-after')).toBeNull();
    expect(await answer.json()).toMatchObject({ error: { json: { data: { code: 'outcome_unknown' } } } });
    await bringBack();
  });

  test('an order that may have been committed can be placed again with its key', async () => {
    await commitsWaitFor('orders');
    const key = randomUUID();
    const placing = placeOrder(key);
    await expect.poll(waiting).toBe(1);
    await postgres.stop();
    await expectRefused(await placing);
    await bringBack();
    const orders = await db.order.count();
    expect((await placeOrder(key)).status).toBe(200);
    expect((await placeOrder(key)).status).toBe(200);
    expect(await db.order.count()).toBe(orders + 1);
  });
});

test('no call waits forever while PostgreSQL is silent', async () => {
  const hearing = listenForChanges();
  await expect.poll(listening).toBe(1);
  const thaw = await postgres.freeze();
  try {
    await expectRefused(await trpc('catalogue.faqs'));
    for (const [, , call] of calls) await expectRefused(await call());
  } finally {
    thaw();
  }
  await vi.waitFor(async () => expect(await isDatabaseDown()).toBe(false), untilBack);
  expect((await trpc('catalogue.faqs')).status).toBe(200);
  await hearing.stop();
});
