import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { processWide } from '@/server/process/process-wide';
import { createDatabase, databaseUrl, dropDatabase } from './database';

const { serverUrl, template } = inject('postgres');
const name = `segara_test_${randomBytes(6).toString('hex')}`;

await createDatabase(serverUrl, name, template);
// Must precede any import of the product, which then connects to this database.
process.env.DATABASE_URL = databaseUrl(serverUrl, name);

afterAll(async () => {
  // Open clients would report the loss of their database, and their reconnection attempts would run beside the next
  // file.
  const clients = processWide('database-clients', () => new Set<pg.Client>());
  await Promise.all([...clients].map((client) => client.end()));
  await dropDatabase(serverUrl, name);
});
