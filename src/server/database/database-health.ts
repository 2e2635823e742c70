import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { env } from '@/env';
import { log } from '@/server/process/log';
import { processWide } from '@/server/process/process-wide';
import { AppError } from '@/shared/errors/errors';
import { isDatabaseFault } from './database-fault';

const ANSWER_MS = 2_000;
const PAUSE_MS = 500;
/** Seconds after which a refused caller may try again. */
export const RETRY_AFTER_SECONDS = 5;

/** A fault that affects every call is logged once per interval, not once per call. */
const WARN_AGAIN_MS = 60_000;

type Health = { isAway: boolean; checking: Promise<void> | null; warnedAt: number; dropConnections: () => void };
const health = processWide(
  'database-health',
  (): Health => ({ isAway: false, checking: null, warnedAt: -Infinity, dropConnections: () => {} }),
);

/** Without this, connections to a silent server would keep queries waiting for many minutes. */
export function dropConnectionsWith(drop: () => void): void {
  health.dropConnections = drop;
}

/** A server that has no free connection for us is still up, and so are our existing connections. */
const isThere = (thrown: unknown): boolean =>
  !isDatabaseFault(thrown) || (thrown as { code?: unknown }).code === '53300';

/** After a failover, a connection may lead to a server that is read-only or not yet promoted. */
export async function requirePrimary(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"');
  if (rows[0]?.isStandby) throw Object.assign(new Error('the server is a standby'), { code: '25006' });
}

/** The reason why the database does not answer a new connection; null when it does. */
async function silence(): Promise<unknown> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await requirePrimary(client);
    return null;
  } catch (thrown) {
    return isThere(thrown) ? null : thrown;
  } finally {
    client.end().catch(() => {});
  }
}

async function untilBack(): Promise<void> {
  do await pause(PAUSE_MS, undefined, { ref: false });
  while ((await silence()) !== null);
  health.isAway = false;
  log.info('the database answers again');
}

function warnOnce(fault: unknown): void {
  if (performance.now() - health.warnedAt < WARN_AGAIN_MS) return;
  health.warnedAt = performance.now();
  log.warn({ err: fault }, 'the database answers, but not every call');
}

async function check(fault: unknown): Promise<void> {
  const reason = await silence();
  health.checking = null;
  if (reason === null) return fault === undefined ? undefined : warnOnce(fault);
  health.isAway = true;
  log.warn({ err: reason }, 'the database does not answer, calls are refused until it does');
  health.dropConnections();
  void untilBack();
}

const requests = processWide('database-faults', () => new AsyncLocalStorage<{ hasFailed: boolean }>());

/** Runs the work of one request; afterwards `hasFailed` is true if the database failed it. */
export const trackFaults = <Result>(request: { hasFailed: boolean }, run: () => Result): Result =>
  requests.run(request, run);

/** Called after a connection broke or could not be made: polls the database until it is up. */
export function checkDatabaseHealth(fault?: unknown): void {
  const request = requests.getStore();
  if (request && fault !== undefined) request.hasFailed = true;
  if (!health.isAway) health.checking ??= check(fault);
}

/** For errors before any procedure is called. */
export function recordDatabaseFault(thrown: unknown): never {
  if (isDatabaseFault(thrown)) checkDatabaseHealth(thrown);
  throw thrown;
}

/** Costs nothing while the database is not suspected. */
export async function isDatabaseDown(): Promise<boolean> {
  await health.checking;
  return health.isAway;
}

export const unavailable = (cause?: unknown): AppError =>
  new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });

/** Refuses calls on entry, so that nobody waits for a connection that cannot be made. */
export async function requireDatabase(): Promise<void> {
  if (await isDatabaseDown()) throw unavailable();
}
