import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Child } from '../../scripts/lib/child';
import { Fault } from '../../scripts/lib/fault';
import { onExit, pause } from '../../scripts/lib/lifecycle';
import { cli, inRoot } from '../../scripts/lib/paths';
import { freePort } from '../../scripts/lib/port';

const LOOK_MS = 200;
const PAGE_LINES = 1_000;

/** Baseline cost of a page, and of a call with one statement, on the same libraries. */
const files = {
  'package.json': '{ "private": true }',
  'next.config.mjs': "export default { serverExternalPackages: ['pg'], outputFileTracingRoot: import.meta.dirname };",
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.js': `export default () => <main>{'A line of a page of its own. '.repeat(${PAGE_LINES})}</main>;`,
  'app/api/trpc/[trpc]/route.js': `
    import { initTRPC } from '@trpc/server';
    import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
    import pg from 'pg';

    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
    const { procedure, router } = initTRPC.create();
    const bare = router({ one: procedure.mutation(async () => (await pool.query('SELECT 1 AS one')).rows) });
    export const POST = (req) =>
      fetchRequestHandler({ endpoint: '/api/trpc', req, router: bare, createContext: () => ({}) });`,
};

/** Builds and starts a site of one page and one call in a temporary folder; it stops when the command ends. */
export async function startBareNext(databaseUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'segara-bare-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', DATABASE_URL: databaseUrl };
  // Webpack, because Turbopack does not follow links out of the folder.
  const build = await new Child([cli.next, 'build', folder, '--webpack'], { env }).ended;
  if (build.code !== 0) throw new Fault(`The bare Next site could not be built:\n${build.output}`);
  const port = await freePort();
  const server = new Child([cli.next, 'start', folder, '-p', String(port), '-H', '127.0.0.1'], { env });
  onExit(() => server.stop());
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(LOOK_MS);
  return origin;
}
