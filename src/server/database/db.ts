import pg from 'pg';
import { env } from '@/env';
import { PrismaClient } from '@/server/generated/prisma/client';
import { processWide } from '@/server/process/process-wide';
import { Adapter } from './database-adapter';
import { checkDatabaseHealth, dropConnectionsWith } from './database-health';
import { retryConflicts } from './retry-conflicts';

const CONNECTIONS = 10;

/** A running server accepts a connection at once; this leaves room for a slow network. */
const CONNECT_MS = 3_000;

class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
  }
}

/** Under a burst of orders, waiting for a connection is better than being refused. */
const PATIENCE_MS = 20_000;

const clients = processWide('database-clients', () => new Set<pg.PoolClient>());

export function openPool(max: number, connectionString = env.DATABASE_URL): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: PATIENCE_MS,
    Client,
    // Detects connections left dead by a failover while they are idle.
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced by the next query; without a listener, the event would end the
  // process.
  pool.on('error', () => checkDatabaseHealth());
  pool.on('connect', (client) => {
    // Likewise for a connection that breaks in use: its query fails, and without a listener the event would end the
    // process.
    client.on('error', () => {});
    clients.add(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  return pool;
}

type TransactionOptions = { maxWait?: number; timeout?: number };

/** Runs conflicting transactions again. */
function retrying(client: PrismaClient) {
  const begin = client.$transaction.bind(client);
  const $transaction = <Result>(run: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result> =>
    retryConflicts(() => begin(run, options));
  return Object.assign<Omit<PrismaClient, '$transaction'>, { $transaction: typeof $transaction }>(client, {
    $transaction,
  });
}

/** A client with a pool of its own. */
export function openDatabase(connections: number) {
  const pool = openPool(connections);
  const transactionOptions = { maxWait: PATIENCE_MS, timeout: PATIENCE_MS };
  return { pool, db: retrying(new PrismaClient({ adapter: new Adapter(pool), transactionOptions })) };
}

function connect() {
  dropConnectionsWith(() => {
    for (const { connection } of clients) connection.stream.destroy();
  });
  return openDatabase(CONNECTIONS);
}

export const { pool, db } = processWide('database', connect);
export type Db = typeof db;
export type Tx = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>;
