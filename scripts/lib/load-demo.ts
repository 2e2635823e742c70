/*
 * A process of its own, so that a Ctrl-C need not wait for all the pictures: the demo is loaded whole or not at all.
 */
import { seed } from '../../prisma/seed/index';
import { readEnv } from '../../src/env';

const { DATABASE_URL, STORAGE_URL } = readEnv();
await seed(DATABASE_URL, STORAGE_URL);
