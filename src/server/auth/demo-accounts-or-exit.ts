import { type Env, env } from '@/env';
import { pool } from '@/server/database/db';
import { demoAccountsFault } from './demo-accounts';

/** Stops a server that was started without our start command, which makes the same check earlier. */
export async function demoAccountsOrExit({ APP_MODE }: Pick<Env, 'APP_MODE'> = env): Promise<void> {
  const fault = APP_MODE === 'production' ? await demoAccountsFault(pool) : null;
  if (!fault) return;
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
