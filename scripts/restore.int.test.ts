import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../prisma/invariants/invariants';
import { env, readSettings } from '../src/env';
import { runBackup } from '../src/features/backups/commands/run-backup';
import { insertRun, runById, writeSettings } from '../src/features/backups/data';
import { readPicture } from '../src/features/media/queries/read-picture';
import { newIdentity, recipientOf } from '../src/server/backup/encryption';
import { leftOutTables } from '../src/server/backup/left-out';
import { db, pool } from '../src/server/database/db';
import { openStorage } from '../src/server/storage/open-storage';
import type { Storage } from '../src/server/storage/storage';
import { system } from '../src/shared/schema/actor';
import { dayAt, plusDays } from '../src/shared/time/days';
import { callerFor } from '../src/test/actors';
import { bookableProduct, booking } from '../src/test/bookings';
import { account, PASSWORD, signIn } from '../src/test/factories';
import { pay } from '../src/test/paying';
import { emptyDatabase, emptyFolder, rowsIn, runCommand, sumsOf, tablesIn } from '../src/test/restored';
import { withConnection } from './lib/database';
import { cleanUp } from './lib/lifecycle';
import { findArchive } from './lib/restore/archive-source';
import { explainArchiveFault } from './lib/restore/explain-archive-fault';
import { readKey } from './lib/restore/read-key';
import { restoreInto } from './lib/restore/restore-into';

// A restore tidies up by the real clock.
const MINUTE_MS = 60_000;
const ordered = new Date(Date.now() - 60 * MINUTE_MS);
const paid = new Date(ordered.getTime() + 5 * MINUTE_MS);
const activity_date = plusDays(dayAt(ordered), 20);
const KEY = `${'0123456789abcdef'.repeat(2)}.webp`;
const picture = new Uint8Array([82, 73, 70, 70, 1, 2, 3, 255]);

const keyFile = path.join(emptyFolder(), 'owner.key');
let guest: Awaited<ReturnType<typeof account>>;
let erasedLater: Awaited<ReturnType<typeof account>>;
let order: string;

const ctxAt = (now: Date) => ({ actor: system, db, now, locale: 'en' as const, requestId: 'test' });

async function placeOrder(user: typeof guest): Promise<string> {
  const { slug } = await bookableProduct();
  const caller = await callerFor(await signIn(user), { now: ordered });
  const { uuid } = await caller.order.create({ ...booking(slug, { activity_date }), idempotency_key: randomUUID() });
  await pay(uuid, paid);
  return uuid;
}

/** Makes a backup as the job does; returns its file. */
async function backUp(): Promise<string> {
  const now = new Date();
  const { id } = await insertRun(db, now);
  await runBackup(ctxAt(now), id);
  const run = await runById(db, id);
  expect(run).toMatchObject({ state: 'done', progress: 100, failure: null });
  return path.join(env.BACKUP_DIR, run?.name ?? '');
}

const restore = (file: string, about: Record<string, string>) =>
  runCommand(['restore', file, '--key-file', keyFile], { STORAGE_URL: '', BACKUP_DIR: '', ...about });

beforeAll(async () => {
  const identity = await newIdentity();
  writeFileSync(keyFile, `# created for a test\n${identity}\n`);
  await writeSettings(db, { recipient: await recipientOf(identity), keyCreatedAt: ordered, keyConfirmedAt: ordered });
  [guest, erasedLater] = [await account(), await account()];
  [order] = [await placeOrder(guest), await placeOrder(erasedLater)];
  await openStorage().put(KEY, picture);
  const size = { width: 8, height: 8, bytes: picture.length };
  await db.media.create({ data: { key: KEY, ...size, avatarOf: { connect: { id: guest.id } } } });
});

test('a backup made while guests book restores into a database, where seats and money add up', async () => {
  const before = await db.order.count();
  let isBooking = true;
  const guests = (async () => {
    while (isBooking) await placeOrder(await account());
  })();
  const file = await backUp();
  isBooking = false;
  await guests;
  const url = await emptyDatabase('restored_under_load');
  // Leftovers of an interrupted restore.
  await rowsIn(url, 'CREATE SCHEMA segara_restore; CREATE TABLE orders (id int)');
  expect((await runCommand(['check:invariants'], { DATABASE_URL: url })).output).toContain('was interrupted');

  const { code, output } = await restore(file, { DATA_DIR: emptyFolder(), DATABASE_URL: url });
  expect([code, output]).toEqual([0, expect.stringContaining(`Restored from ${path.basename(file)}`)]);
  expect(await withConnection(url, findBrokenInvariants)).toEqual([]);
  const [{ orders }] = (await rowsIn(url, 'SELECT count(*)::int AS orders FROM orders')) as [{ orders: number }];
  expect(orders).toBeGreaterThanOrEqual(before);
  expect(orders).toBeLessThanOrEqual(await db.order.count());
  expect(await rowsIn(url, "SELECT FROM pg_namespace WHERE nspname = 'segara_restore'")).toEqual([]);
});

test('a backup restores into an empty folder with the same rows, pictures and secrets', async () => {
  const file = await backUp();
  const folder = emptyFolder();
  const { code, output } = await restore(file, { DATA_DIR: folder });
  expect([code, output]).toEqual([0, expect.stringContaining('1 pictures')]);
  expect((await runCommand(['check:invariants'], { DATA_DIR: folder })).code).toBe(0);
  expect(readFileSync(path.join(folder, 'media', KEY))).toEqual(Buffer.from(picture));
  expect(JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8'))).toMatchObject({
    NEXTAUTH_SECRET: env.NEXTAUTH_SECRET,
    DATA_ENCRYPTION_KEY: env.DATA_ENCRYPTION_KEY,
  });
  expect(existsSync(path.join(folder, 'restore-unfinished'))).toBe(false);
});

test('the restored shop has every row, signs guests in, shows pictures, reads sealed texts and erases again', async () => {
  const file = await backUp();
  const tables = (await tablesIn(env.DATABASE_URL)).filter((name) => !leftOutTables.includes(name));
  // Erasing and the run itself change these tables below.
  const unchanged = tables.filter((name) => !['backup_runs', 'users', 'audit_entries'].includes(name));
  const sums = await sumsOf(env.DATABASE_URL, unchanged);

  const copy = await emptyDatabase('restored_with_sums');
  expect((await restore(file, { DATA_DIR: emptyFolder(), DATABASE_URL: copy })).code).toBe(0);
  expect(await sumsOf(copy, unchanged)).toEqual(sums);

  writeFileSync(path.join(env.BACKUP_DIR, 'erased.json'), JSON.stringify([erasedLater.id, randomUUID()]));
  await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await rowsIn(env.DATABASE_URL, 'DROP SCHEMA graphile_worker, public CASCADE; CREATE SCHEMA public');
  await openStorage().remove(KEY);
  const { code, output } = await restore(file, {
    DATA_DIR: emptyFolder(),
    DATABASE_URL: env.DATABASE_URL,
    STORAGE_URL: env.STORAGE_URL,
  });
  expect([code, output]).toEqual([0, expect.stringContaining('1 people who were erased since then')]);

  const visitor = await callerFor(null);
  expect(await visitor.auth.users.login({ email: guest.email, password: PASSWORD })).toBeDefined();
  expect(await readPicture(KEY)).toEqual(Buffer.from(picture));
  const staff = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: paid });
  expect(JSON.stringify(await staff.admin.orders.get({ uuid: order }))).toContain('vegan');
  const erased = await db.user.findUniqueOrThrow({ where: { id: erasedLater.id } });
  expect(erased).toMatchObject({ firstName: '', erasedAt: expect.any(Date) });
  expect(await withConnection(env.DATABASE_URL, findBrokenInvariants)).toEqual([]);
});

test('the monthly check restores the newest backup into a scratch database', async () => {
  await backUp();
  const { code, output } = await runCommand(['check:backup'], { DATA_DIR: env.DATA_DIR });
  expect([code, output]).toEqual([0, expect.stringMatching(/invariants hold[\s\S]*result: ok/)]);
  expect(readdirSync(env.DATA_DIR)).not.toContain('restore-check');
});

test.each([
  ['is truncated', 'is damaged or incomplete', (file: string) => truncateSync(file, 20_000)],
  ['opens with another key', 'This key does not open', () => {}],
  ['is some other file', 'is not a backup of Segara', (file: string) => writeFileSync(file, 'a shopping list')],
] as const)('a file that %s ends in one sentence and leaves the target untouched', async (what, sentence, spoil) => {
  const file = path.join(emptyFolder(), 'spoilt.age');
  copyFileSync(await backUp(), file);
  spoil(file);
  const [folder, url] = [emptyFolder(), await emptyDatabase(`untouched_${sentence.length}`)];
  const ownKey = readFileSync(keyFile, 'utf8');
  if (what === 'opens with another key') writeFileSync(keyFile, await newIdentity());
  const { code, output } = await restore(file, { DATA_DIR: folder, DATABASE_URL: url });
  writeFileSync(keyFile, ownKey);
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
  expect(output).not.toContain('    at ');
  expect([readdirSync(folder), await tablesIn(url)]).toEqual([[], []]);
});

test('a backup of a newer version ends in one sentence and leaves the target untouched', async () => {
  const later = `('${randomUUID()}', '', '29990101000000_later', now(), now())`;
  await rowsIn(
    env.DATABASE_URL,
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at) VALUES ${later}`,
  );
  const file = await backUp();
  await rowsIn(env.DATABASE_URL, "DELETE FROM _prisma_migrations WHERE migration_name = '29990101000000_later'");
  const folder = emptyFolder();
  const { code, output } = await restore(file, { DATA_DIR: folder });
  expect([code, output]).toEqual([1, expect.stringContaining('was made by a newer version of Segara')]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a disk that fills up during a restore ends it in one sentence and leaves the target empty', async () => {
  const [file, folder, url] = [await backUp(), emptyFolder(), await emptyDatabase('full_disk')];
  const settings = { ...readSettings(), DATA_DIR: folder, DATABASE_URL: url, DATABASE_DIRECT_URL: url };
  const full: Storage = {
    put: () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })),
    get: async () => null,
    remove: async () => {},
  };
  const before = { ...process.env };
  const { NEXTAUTH_SECRET, DATA_ENCRYPTION_KEY } = env;
  const error: unknown = await restoreInto({
    settings,
    secrets: { NEXTAUTH_SECRET, DATA_ENCRYPTION_KEY, DATA_ENCRYPTION_OLD_KEYS: [] },
    source: await findArchive(settings, file),
    identity: await readKey(keyFile),
    openStorage: () => full,
    erasedIds: [],
  }).catch((thrown: unknown) => thrown);
  await cleanUp();
  Object.assign(process.env, before);
  expect(String(explainArchiveFault(error, file))).toContain('The disk is full.');
  expect([readdirSync(folder), await tablesIn(url)]).toEqual([[], []]);
  expect(await rowsIn(url, "SELECT FROM pg_namespace WHERE nspname = 'segara_restore'")).toEqual([]);
});

test('a restore refuses a folder or database that is in use', async () => {
  const file = await backUp();
  const folder = emptyFolder();
  writeFileSync(path.join(folder, 'secrets.json'), '{}');
  expect((await restore(file, { DATA_DIR: folder })).output).toContain('is not empty (secrets.json)');
  const inUse = await restore(file, { DATA_DIR: emptyFolder(), DATABASE_URL: env.DATABASE_URL });
  expect(inUse.output).toContain('The database in DATABASE_URL is not empty');
});
