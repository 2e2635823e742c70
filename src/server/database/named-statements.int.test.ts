import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './db';

const { db, pool } = openDatabase(1);
afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

const named = async () =>
  (await pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  );

test('a connection plans once what transactions repeat, and what is asked without one each time', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    await db.$transaction((tx) => tx.$queryRaw`SELECT ${turn}::int AS within`);
    await db.$queryRaw`SELECT ${turn}::int AS without`;
  }
  expect(await named()).toEqual(['SELECT $1::int AS within']);
});
