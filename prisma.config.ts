import { defineConfig } from 'prisma/config';

// Not `env()`: generating the client needs no database and must not fail without one.
const url = process.env.DATABASE_URL;

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  ...(url ? { datasource: { url } } : {}),
});
