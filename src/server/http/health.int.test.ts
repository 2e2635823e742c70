import { afterEach, expect, test, vi } from 'vitest';
import { pool } from '@/server/database/db';

const fill = `
  CREATE FUNCTION no_space() RETURNS event_trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
  CREATE EVENT TRIGGER full_disk ON ddl_command_start WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION no_space()`;

afterEach(async () => {
  await pool.query('DROP EVENT TRIGGER IF EXISTS full_disk; DROP FUNCTION IF EXISTS no_space');
});

/** Reads readiness without an earlier test's cached result. */
async function readiness() {
  vi.resetModules();
  return (await import('./health')).readiness;
}

test('readiness leaves no trace of its write', async () => {
  const ready = await readiness();
  expect(await ready()).toEqual({
    ready: true,
    parts: { database: { ok: true }, migrations: { ok: true }, write: { ok: true } },
  });
  const { rows } = await pool.query("SELECT FROM pg_class WHERE relname = 'readiness_write'");
  expect(rows).toEqual([]);
});

test('readiness is refused with a reason when the database answers but cannot write', async () => {
  await pool.query(fill);
  const ready = await readiness();
  expect(await ready()).toEqual({
    ready: false,
    parts: { database: { ok: true }, migrations: { ok: true }, write: { ok: false, reason: '53100' } },
  });
});

test('readiness writes once for concurrent callers', async () => {
  const ready = await readiness();
  const { pool: own } = await import('@/server/database/db');
  const query = vi.spyOn(own, 'query');
  await Promise.all([ready(), ready(), ready()]);
  await ready();
  const texts = query.mock.calls.map(([config]) => (config as unknown as { text?: string }).text ?? '');
  expect(texts.filter((text) => text.includes('readiness_write'))).toHaveLength(1);
});
