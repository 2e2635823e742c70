import { inRoot } from '../../scripts/lib/paths';
import { Daemon } from './daemon';
import type { Node } from './database-nodes';
import type { Ground } from './ground';

const at = (port: number): string => `127.0.0.1:${port}`;

function startProxy(ground: Ground, file: string, config: 'site' | 'database', env: Record<string, string>): Daemon {
  const proxy = new Daemon(ground, {
    name: `haproxy-${config}`,
    file,
    args: ['-db', '-f', inRoot(`deploy/haproxy/${config}.cfg`)],
    env,
  });
  proxy.start();
  return proxy;
}

/** Balances two instances of the app as `deploy/haproxy/site.cfg` does. */
export const startSiteProxy = (ground: Ground, file: string, port: number, apps: [number, number]): Daemon =>
  startProxy(ground, file, 'site', { SITE_BIND: at(port), APP1: at(apps[0]), APP2: at(apps[1]) });

/** Routes to the primary node as `deploy/haproxy/database.cfg` does. */
export function startDatabaseProxy(ground: Ground, file: string, port: number, nodes: readonly Node[]): Daemon {
  const addresses = nodes.flatMap((node, index) => [
    [`NODE${index + 1}`, at(node.port)],
    [`NODE${index + 1}_REST`, String(node.restPort)],
  ]);
  return startProxy(ground, file, 'database', { PRIMARY_BIND: at(port), ...Object.fromEntries(addresses) });
}
