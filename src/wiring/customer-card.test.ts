import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints } from './rest-root';
import { appRouter } from './trpc-root';

/** The shape of the product card that the customer requested. */
const card = {
  packages: [
    ...['@trpc/server', '@trpc/client', '@trpc/react-query', '@tanstack/react-query', 'next', 'react'],
    ...['prisma', '@prisma/client', 'next-auth', 'zod', 'superjson', 'next-i18next'],
    ...['@mantine/core', '@mantine/form', '@mantine/dates', 'react-phone-input-2', 'vitest', 'playwright'],
  ],
  topLevel: [
    ...['src', 'prisma', 'public', 'e2e', 'next-i18next.config.js', 'next.config.mjs'],
    ...['package.json', 'tsconfig.json', '.env.example'],
  ],
  routers: ['auth', 'booking', 'order', 'admin'],
  restPaths: ['/users', '/admins'],
};

const root = path.join(import.meta.dirname, '../..');
const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const procedures = Object.keys(appRouter._def.procedures);

describe('the customer’s card', () => {
  test.each(card.packages)('names %s, which is one of our packages', (name) => {
    expect(Object.keys({ ...dependencies, ...devDependencies })).toContain(name);
  });

  test.each(card.topLevel)('names %s, which is at the top level', (name) => {
    expect(existsSync(path.join(root, name))).toBe(true);
  });

  test.each(card.routers)('names the router %s, which has procedures', (name) => {
    expect(procedures.filter((procedure) => procedure.startsWith(`${name}.`))).not.toEqual([]);
  });

  test.each(card.restPaths)('names %s, where the REST adapter has endpoints', (name) => {
    expect(endpoints.filter((endpoint) => endpoint.path.startsWith(`${name}/`))).not.toEqual([]);
  });
});
