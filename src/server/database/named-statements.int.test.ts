import { afterAll, expect, test } from 'vitest';
import { Prisma } from '@/server/generated/prisma/client';
import { openDatabase } from './db';
import { KEEP_PLAN } from './statement-names';

const { db, pool } = openDatabase(1);
afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

const named = async () =>
  (await pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  );

test('a connection plans transaction statements once, and others each time unless they are marked', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    await db.$transaction((tx) => tx.$queryRaw`SELECT ${turn}::int AS within`);
    await db.$queryRaw`SELECT ${turn}::int AS without`;
    await db.$queryRaw`SELECT ${Prisma.raw(KEEP_PLAN)} ${turn}::int AS marked`;
  }
  expect(await named()).toEqual(['SELECT $1::int AS within', 'SELECT /* keep plan */ $1::int AS marked']);
});
