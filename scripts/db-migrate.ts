import { mkdirSync, writeFileSync } from 'node:fs';
import { generateClient } from './lib/build';
import { run } from './lib/child';
import { borrowDatabase } from './lib/database';
import { Fault } from './lib/fault';
import { migrateAsStep, prismaEnv } from './lib/migrations';
import { cli, inRoot } from './lib/paths';
import { loadSettings } from './lib/settings';

const ONLY_WRITE = '--create-only';
const THEY_DIFFER = 2;

const stamp = () => new Date().toISOString().replaceAll(/[-:T]/g, '').slice(0, 'YYYYMMDDhhmmss'.length);

/** Returns the SQL from the existing migrations to `prisma/schema`; Prisma's `migrate dev` would download an engine. */
async function sqlOfChange(url: string): Promise<string | null> {
  const compare = ['migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema'];
  const { code, output } = await run([cli.prisma, ...compare, '--script', '--exit-code'], { env: prismaEnv(url) });
  if (code === 0) return null;
  if (code !== THEY_DIFFER) throw new Fault(`The schema could not be compared with the migrations:\n${output}`);
  const isSql = (line: string) => !line.startsWith('Loaded Prisma config');
  return `${output.split('\n').filter(isSql).join('\n').trim()}\n`;
}

/** Writes the migration from the existing migrations to `prisma/schema` and applies it. */
export default async function command([name, ...more]: string[]): Promise<number> {
  if (!name || !/^\w+$/.test(name))
    throw new Fault('Give the migration a name, for example: npm run db:migrate -- add_reviews');
  const settings = loadSettings();
  if (settings.APP_MODE === 'production')
    throw new Fault('Write migrations in development; in production npm start applies them.');
  const url = await borrowDatabase(settings, 'npm run db:migrate');
  const sql = await sqlOfChange(url);
  if (sql) {
    const folder = `prisma/migrations/${stamp()}_${name}`;
    mkdirSync(inRoot(folder));
    writeFileSync(inRoot(folder, 'migration.sql'), sql);
    console.log(`Created ${folder}/migration.sql`);
  } else console.log('The migrations match the schema.');
  if (!more.includes(ONLY_WRITE)) await migrateAsStep(settings, url);
  await generateClient(() => {});
  return 0;
}
