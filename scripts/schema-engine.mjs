#!/usr/bin/env node
/**
 * Replaces Prisma's schema engine, a native program that its CLI would download: answers the same JSON-RPC from
 * Prisma's own WebAssembly build, so migrations need no network. PRISMA_SCHEMA_ENGINE_BINARY names this file.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const CHAR_OID = 18;
const TEXT_OID = 25;
const UNKNOWN_DATABASE = '3D000';
/** SQLSTATEs of a table in use and of a deadlock. */
const LOCK_CONFLICTS = ['55P03', '40P01'];
const LOCK_PATIENCE = '2s';
const BETWEEN_TRIES_MS = 1_000;
const MOST_TRIES = 300;

/** @typedef {Awaited<ReturnType<PrismaPg['connect']>>} Adapter */

/**
 * Reads "char" columns as text, because the engine needs the catalogue and the adapter does not know the type.
 * @param {Adapter} adapter
 */
function readCharColumns(adapter) {
  const { performIO, queryRaw } = adapter;
  /** @type {number[]} */
  let charColumns = [];
  adapter.performIO = async (query) => {
    const result = await performIO.call(adapter, query);
    charColumns = [];
    result.fields?.forEach((field, column) => {
      if (field.dataTypeID !== CHAR_OID) return;
      field.dataTypeID = TEXT_OID;
      charColumns.push(column);
    });
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw.call(adapter, query);
    for (const column of charColumns) result.columnTypes[column] = ColumnTypeEnum.Character;
    return result;
  };
}

/**
 * Gives up a blocked change early and retries it, because every other session that wants the table queues behind the
 * waiting change.
 * @template T
 * @param {() => Promise<T>} change
 */
async function untilUnlocked(change) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await change();
    } catch (error) {
      if (!LOCK_CONFLICTS.includes(error.code) || attempt === MOST_TRIES) throw error;
      await setTimeout(BETWEEN_TRIES_MS);
    }
}

/**
 * Sends a script in one piece, which PostgreSQL runs in one transaction: the adapter would split it at every semicolon,
 * which breaks function bodies and leaves an interrupted migration half done. The same transaction marks the migration
 * as finished, so an unmarked one has left nothing behind and can run again.
 * @param {Adapter} adapter
 */
function sendScriptsAsOneQuery(adapter) {
  adapter.executeScript = async (script) => {
    const checksum = createHash('sha256').update(script).digest('hex');
    const marked = `${script}
;DO $finish$ BEGIN
  IF to_regclass('_prisma_migrations') IS NOT NULL THEN
    UPDATE _prisma_migrations SET finished_at = now() WHERE checksum = '${checksum}' AND finished_at IS NULL;
  END IF;
END $finish$;`;
    const patient = `SET LOCAL lock_timeout = '${LOCK_PATIENCE}';\n${marked}`;
    await untilUnlocked(() => adapter.underlyingDriver().query(patient)).catch((error) => adapter.onError(error));
  };
}

/** @param {string} url */
async function connect(url) {
  // Single, because the engine's advisory lock belongs to the connection that took it.
  const adapter = await new PrismaPg({ connectionString: url, max: 1 }).connect();
  readCharColumns(adapter);
  sendScriptsAsOneQuery(adapter);
  return adapter;
}

/**
 * @param {string} url
 * @param {string} database
 */
function urlOf(url, database) {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/**
 * @param {string} url
 * @param {string} [statement]
 */
async function runOnce(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (statement) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database for one comparison, because the adapter's own function drops its database while connected, which
 * fails and leaves the database behind.
 */
async function connectToShadowDatabase(/** @type {string} */ url) {
  const name = `prisma_migrate_shadow_db_${randomUUID()}`;
  await runOnce(url, `CREATE DATABASE "${name}"`);
  const adapter = await connect(urlOf(url, name));
  const disconnect = adapter.dispose.bind(adapter);
  adapter.dispose = async () => {
    await disconnect();
    await runOnce(url, `DROP DATABASE "${name}" WITH (FORCE)`);
  };
  return adapter;
}

/**
 * Handles the two requests that the CLI makes by arguments; it reads the answer's code from the log line.
 * @param {string} question
 * @param {string} url
 */
async function answerAndExit(question, url) {
  try {
    if (question === 'create-database') {
      const database = decodeURIComponent(new URL(url).pathname.slice(1));
      await runOnce(urlOf(url, 'postgres'), `CREATE DATABASE ${pg.escapeIdentifier(database)}`);
    } else {
      await runOnce(url);
    }
    process.exit(0);
  } catch (error) {
    const fields = {
      is_panic: false,
      message: error.message,
      error_code: error.code === UNKNOWN_DATABASE ? 'P1003' : 'P1001',
    };
    process.stderr.write(`\n${JSON.stringify({ level: 'ERROR', fields, target: 'schema_engine::logger' })}`);
    process.exit(1);
  }
}

/** @param {string[]} schemaFiles @param {string} url */
function loadEngine(schemaFiles, url) {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    set_message: (/** @type {string} */ message) => process.stderr.write(`${message}\n`),
  };
  // Loads the file itself, because Node cannot import the .wasm module of the package's own entry.
  const wasm = fileURLToPath(import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg')).replace(
    '.js',
    '.wasm',
  );
  const module = new WebAssembly.Module(readFileSync(wasm));
  const { exports } = new WebAssembly.Instance(module, { './schema_engine_bg.js': engineModule });
  engineModule.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  const adapters = {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(url),
    connectToShadowDb: () => connectToShadowDatabase(url),
  };
  const datamodels = schemaFiles.map((file) => [file, readFileSync(file, 'utf8')]);
  return engineModule.SchemaEngine.new(
    { datamodels: datamodels.length > 0 ? datamodels : undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapters),
  );
}

const { values, positionals } = parseArgs({
  options: { datasource: { type: 'string' }, datamodels: { type: 'string', short: 'd', multiple: true } },
  allowPositionals: true,
  strict: false,
});
const { url } = JSON.parse(values.datasource ?? '{}');
if (positionals[0] === 'cli') await answerAndExit(positionals[1], url);

/** @param {object} message */
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

let engine;
for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const { id, method, params } = JSON.parse(line);
  const isReplyToPrint = method === undefined;
  if (isReplyToPrint) continue;
  let answer;
  try {
    engine ??= await loadEngine(values.datamodels ?? [], url);
    const result = (await engine[method](params)) ?? null;
    // The native engine prints its findings through the CLI; this one returns them.
    if (result?.stdout) send({ id, method: 'print', params: { content: result.stdout } });
    answer = { result };
  } catch (error) {
    const data = {
      is_panic: false,
      message: error.message ?? String(error),
      error_code: error.code ?? null,
      meta: null,
    };
    answer = { error: { code: 4466, message: 'An error happened. Check the data field for details.', data } };
  }
  send({ id, ...answer });
}
// Connections of the adapter would keep the process alive for seconds.
process.exit(0);
