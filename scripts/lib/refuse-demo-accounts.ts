import type { Settings } from '../../src/env';
import { demoAccountsFault } from '../../src/server/auth/demo-accounts';
import { withConnection } from './database';
import { Fault } from './fault';

/** Everybody can read the passwords of the demo, so production serves nothing and does no job while they work. */
export async function refuseDemoAccounts({ APP_MODE }: Settings, url: string): Promise<void> {
  if (APP_MODE !== 'production') return;
  const fault = await withConnection(url, demoAccountsFault);
  if (fault) throw new Fault(fault);
}
