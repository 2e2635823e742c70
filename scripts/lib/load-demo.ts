/* A separate process, so that Ctrl-C need not wait for all pictures; the demo is loaded completely or not at all. */
import { seed } from '../../prisma/seed/index';
import { readEnv } from '../../src/env';

const { DATABASE_URL, STORAGE_URL } = readEnv();
await seed(DATABASE_URL, STORAGE_URL);
