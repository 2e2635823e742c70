import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { HANGING_MS } from './src/test/hanging.ts';

const everywhere = ['src', 'scripts', 'rigs', 'tools', 'prisma', 'demo'];
const tests = everywhere.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const integrationTests = everywhere.map((folder) => `${folder}/**/*.int.test.ts`);

/** Shorter than a test's limit, so a failing poll reports the last value seen. */
const POLLING_MS = HANGING_MS / 5;

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    testTimeout: HANGING_MS,
    hookTimeout: HANGING_MS,
    expect: { poll: { timeout: POLLING_MS, interval: 20 } },
    // src/test/start-afresh.ts keeps the files of one process apart.
    isolate: false,
    // The default leaves one of two cores idle.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: tests,
          exclude: integrationTests,
          setupFiles: ['src/test/environment.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          sequence: { groupOrder: 1 },
          include: integrationTests,
          globalSetup: ['src/test/global-setup.ts'],
          setupFiles: ['src/test/environment.ts', 'src/test/own-database.ts'],
          // One more than for unit tests, because some wait for a PostgreSQL restart or a deliberate pause.
          maxWorkers: 3,
        },
      },
    ],
  },
});
