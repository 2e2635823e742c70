import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf, Fault } from '../../scripts/lib/fault';
import { onExit } from '../../scripts/lib/lifecycle';

/** Like docs/deployment.md, but without retries, so that every failed request shows. */
const configOf = (port: number, servers: readonly number[]): string => `
global
  maxconn 1000
defaults
  mode http
  retries 0
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout http-keep-alive 30s
  timeout check 3s
frontend site
  bind 127.0.0.1:${port}
  default_backend app
backend app
  balance roundrobin
  option httpchk GET /api/health/ready
  default-server inter 1s fall 1 rise 1 check
${servers.map((server) => `  server app${server} 127.0.0.1:${server}`).join('\n')}
`;

/** Balances instances on these local ports until the command ends. */
export async function startHaproxy(port: number, servers: readonly number[]): Promise<ChildProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'segara-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configOf(port, servers));
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  onExit(() => {
    proxy.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  try {
    await once(proxy, 'spawn');
  } catch (error) {
    throw codeOf(error) === 'ENOENT' ? new Fault('HAProxy is missing: apt-get install haproxy') : error;
  }
  return proxy;
}
