import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths';
import { Daemon } from './daemon';
import { type Ground, writeOwned } from './ground';

type Addresses = { port: number; database: { port: number; user: string; password: string } };

/** PgBouncer, configured as in `deploy/pgbouncer/pgbouncer.ini` at its own addresses. */
export function startPooler(ground: Ground, file: string, { port, database }: Addresses): Daemon {
  const users = writeOwned(ground, 'userlist.txt', `"${database.user}" "${database.password}"\n`);
  const config = readFileSync(inRoot('deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace('port=5000', `port=${database.port}`)
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*/m, `auth_file = ${users}`);
  const pooler = new Daemon(ground, { name: 'pgbouncer', file, args: [writeOwned(ground, 'pgbouncer.ini', config)] });
  pooler.start();
  return pooler;
}
