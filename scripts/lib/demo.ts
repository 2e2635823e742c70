import { fileURLToPath } from 'node:url';
import type { Settings } from '../../src/env';
import { run } from './child';
import { withConnection } from './database';
import { Fault } from './fault';
import { appEnvironment } from './settings';

const loader = fileURLToPath(new URL('./load-demo.ts', import.meta.url));

/** Same rule as `prisma/seed`: a database with users is in use. */
async function isEmpty(url: string): Promise<boolean> {
  const { rowCount } = await withConnection(url, (client) => client.query('SELECT 1 FROM users LIMIT 1'));
  return rowCount === 0;
}

export async function loadDemo(settings: Settings, url: string): Promise<void> {
  const { code, output } = await run([loader], {
    env: appEnvironment(settings, url),
    nodeArgs: ['--import', 'tsx'],
  });
  if (code !== 0) throw new Fault(`The demo could not be loaded:\n${output}`);
}

/** Skips production databases, because the demo's passwords are public. */
export async function loadDemoIfEmpty(
  settings: Settings,
  url: string,
  setResult: (result: string) => void,
): Promise<void> {
  if (settings.APP_MODE === 'production') return setResult('none in production');
  if (!(await isEmpty(url))) return setResult('skipped, data exists');
  await loadDemo(settings, url);
  setResult('loaded');
}

export async function printDemoLogins(origin: string): Promise<void> {
  const { demoAccounts } = await import('../../prisma/seed/demo-accounts');
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const passwordWidth = Math.max(...demoAccounts.map(({ password }) => password.length));
  console.log(`\nDemo logins (${origin}/sign-in, admins at ${origin}/admin/sign-in):`);
  for (const { email, password, role, note } of demoAccounts)
    console.log(`  ${email.padEnd(width)}  ${password.padEnd(passwordWidth)}  ${role.padEnd(5)}  ${note}`);
}
