import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, independent of the working directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
export const inRoot = (...path: string[]): string => resolve(root, ...path);

export const cli = {
  next: inRoot('node_modules/next/dist/bin/next'),
  prisma: inRoot('node_modules/prisma/build/index.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
  playwright: inRoot('node_modules/@playwright/test/cli.js'),
};
