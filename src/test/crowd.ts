import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll } from 'vitest';
import { env } from '@/env';
import type { Tx } from '@/server/database/db';
import { PrismaClient } from '@/server/generated/prisma/client';
import { HANGING_MS } from './hanging';

const CONNECTIONS = 30;

/** PostgreSQL plans a prepared statement once per connection rather than for each of thousands of calls. */
const preparedAs = (sql: string): string => createHash('sha1').update(sql).digest('base64url');

/** Three times as many callers as a process has connections; each waits for a connection as long as it takes. */
export function crowd() {
  const pool = { connectionString: env.DATABASE_URL, max: CONNECTIONS };
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => preparedAs(sql) });
  const db = new PrismaClient({ adapter, transactionOptions: { maxWait: HANGING_MS, timeout: HANGING_MS } });
  afterAll(() => db.$disconnect());
  return {
    db,
    inTransaction: <Result>(work: (tx: Tx) => Promise<Result>) => db.$transaction(work),
  };
}
