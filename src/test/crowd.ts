import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll } from 'vitest';
import { env } from '../env';
import type { Tx } from '../server/db';
import { PrismaClient } from '../server/generated/prisma/client';

const CONNECTIONS = 30;
const PATIENCE_MS = 60_000;

/** Three times as many connections as a process of the product has, whose callers wait for one as long as it takes. */
export function crowd() {
  const adapter = new PrismaPg({ connectionString: env.DATABASE_URL, max: CONNECTIONS });
  const db = new PrismaClient({ adapter, transactionOptions: { maxWait: PATIENCE_MS, timeout: PATIENCE_MS } });
  afterAll(() => db.$disconnect());
  return { inTransaction: <Result>(work: (tx: Tx) => Promise<Result>) => db.$transaction(work) };
}
