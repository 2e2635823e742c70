import type { Settings } from '../../src/env';
import { demoAccountsFault } from '../../src/server/auth/demo-accounts';
import { withConnection } from './database';
import { Fault } from './fault';

/** Demo passwords are public, so production serves nothing and runs no jobs while they work. */
export async function refuseDemoAccounts({ APP_MODE }: Settings, url: string): Promise<void> {
  if (APP_MODE !== 'production') return;
  const fault = await withConnection(url, demoAccountsFault);
  if (fault) throw new Fault(fault);
}
