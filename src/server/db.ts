import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { env } from '../env';
import { PrismaClient } from './generated/prisma/client';

const CONNECTIONS = 10;
type Transaction = Awaited<ReturnType<Awaited<ReturnType<PrismaPg['connect']>>['startTransaction']>>;

/** A transaction has one connection. Prisma reads the relations of a row side by side; there they take turns. */
function takingTurns(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Question, Answer>(ask: (question: Question) => Promise<Answer>) => {
    return (question: Question): Promise<Answer> => {
      const answer = last.then(() => ask(question));
      last = answer.catch(() => {});
      return answer;
    };
  };
  transaction.queryRaw = inTurn(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = inTurn(transaction.executeRaw.bind(transaction));
  return transaction;
}

class Adapter extends PrismaPg {
  override async connect() {
    const connection = await super.connect();
    const start = connection.startTransaction.bind(connection);
    connection.startTransaction = async (isolation) => takingTurns(await start(isolation));
    return connection;
  }
}

/** When many order at once, one waits for a connection rather than being turned away. */
const PATIENCE_MS = 20_000;

function connect() {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
  });
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // The same of one that breaks while it is in use: its query tells, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const transactionOptions = { maxWait: PATIENCE_MS, timeout: PATIENCE_MS };
  return { pool, db: new PrismaClient({ adapter: new Adapter(pool), transactionOptions }) };
}

// Hot reload loads this module again; the connections stay.
const held = globalThis as typeof globalThis & { segaraDatabase?: ReturnType<typeof connect> };
held.segaraDatabase ??= connect();

export const { pool, db } = held.segaraDatabase;
export type Db = typeof db;
export type Tx = Omit<Db, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>;
