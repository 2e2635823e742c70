import { generateClient } from './lib/build';
import { borrowDatabase, withConnection } from './lib/database';
import { Fault } from './lib/fault';
import { forgetUnfinished, prismaInTerminal } from './lib/migrations';
import { loadSettings } from './lib/settings';

/** Writes the migration from the migrations there are to `prisma/schema`, and applies it. */
export default async function command([name, ...more]: string[]): Promise<number> {
  if (!name || name.startsWith('-'))
    throw new Fault('Give the migration a name, for example: npm run db:migrate -- add_reviews');
  const settings = loadSettings();
  if (settings.APP_MODE === 'production')
    throw new Fault('Migrations are written on a developer machine; in production npm start applies them.');
  const url = await borrowDatabase(settings, 'npm run db:migrate');
  await withConnection(url, forgetUnfinished);
  const code = await prismaInTerminal(['migrate', 'dev', '--name', name, ...more], url);
  if (code === 0) await generateClient(() => {});
  return code;
}
