import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const everywhere = ['src', 'scripts', 'prisma'];
const tests = everywhere.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const integrationTests = everywhere.map((folder) => `${folder}/**/*.int.test.ts`);

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
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
          // Left to itself it leaves one of two cores idle.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
