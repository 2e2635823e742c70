import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { env } from '@/env';
import { KEEP_PLAN, statementNames } from './statement-names';
import { recordingWrites } from './write-outcome';

type Connection = Awaited<ReturnType<PrismaPg['connect']>>;
type Transaction = Awaited<ReturnType<Connection['startTransaction']>>;

/** A transaction has one connection. Prisma reads the relations of a row in parallel; here they take turns. */
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

type Question = Parameters<Connection['executeRaw']>[0];

/** Outside a transaction every statement commits by itself; inside a transaction only the COMMIT counts. */
function notingWrites<Queryable extends Connection | Transaction>(
  queryable: Queryable,
  writes: (sql: string) => boolean,
): Queryable {
  const query = queryable.queryRaw.bind(queryable);
  const execute = queryable.executeRaw.bind(queryable);
  queryable.queryRaw = (question: Question) =>
    writes(question.sql) ? recordingWrites(query(question)) : query(question);
  queryable.executeRaw = (question: Question) =>
    writes(question.sql) ? recordingWrites(execute(question)) : execute(question);
  return queryable;
}
const isCommit = (sql: string) => sql === 'COMMIT';
const isWrite = (sql: string) => !/^\s*SELECT\b/i.test(sql);

/** Behind a pooler in transaction mode, the next transaction may run on a connection that does not know the name. */
const statementNameGenerator = env.DATABASE_URL === env.DATABASE_DIRECT_URL ? statementNames() : () => undefined;

/** Transactions repeat few statements, which find rows by key; other statements need a plan for their filters. */
const naming = (transaction: Transaction): Transaction =>
  Object.assign(transaction, { pgOptions: { statementNameGenerator } });

/** An empty string leaves the statement unnamed. */
const nameOfMarked = (question: Question): string =>
  (question.sql.includes(KEEP_PLAN) && statementNameGenerator(question)) || '';

export class Adapter extends PrismaPg {
  constructor(pool: pg.Pool) {
    super(pool, { statementNameGenerator: nameOfMarked });
  }

  override async connect() {
    const connection = notingWrites(await super.connect(), isWrite);
    const start = connection.startTransaction.bind(connection);
    connection.startTransaction = async (isolation) =>
      notingWrites(takingTurns(naming(await start(isolation))), isCommit);
    return connection;
  }
}
