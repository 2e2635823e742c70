import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from './database';

const { serverUrl, template } = inject('postgres');
const name = `segara_test_${randomBytes(6).toString('hex')}`;

await createDatabase(serverUrl, name, template);
// Before any import of the product, which then connects here by itself.
process.env.DATABASE_URL = databaseUrl(serverUrl, name);

afterAll(() => dropDatabase(serverUrl, name));
