import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Fault } from '../../scripts/lib/fault';

const PACKAGES = { etcd: 'etcd-server', patroni: 'patroni', pgbouncer: 'pgbouncer', haproxy: 'haproxy' } as const;
const POSTGRES = '/usr/lib/postgresql';
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin'];

export type Program = keyof typeof PACKAGES;

const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS];
const findProgram = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => existsSync(file));

/** Patroni needs programs that the embedded PostgreSQL lacks (pg_basebackup, pg_rewind). */
function postgresFolder(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  return newestFirst
    .map((version) => join(POSTGRES, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'pg_rewind')));
}

export type Programs = Record<Program | 'postgresFolder', string>;

/** Throws the command that installs missing programs. */
export function requirePrograms(): Programs {
  const missing: string[] = [];
  const found = (file: string | undefined, name: string): string => {
    if (!file) missing.push(name);
    return file ?? '';
  };
  const programs = {
    etcd: found(findProgram('etcd'), PACKAGES.etcd),
    patroni: found(findProgram('patroni'), PACKAGES.patroni),
    pgbouncer: found(findProgram('pgbouncer'), PACKAGES.pgbouncer),
    haproxy: found(findProgram('haproxy'), PACKAGES.haproxy),
    postgresFolder: found(postgresFolder(), 'postgresql'),
  };
  if (missing.length > 0)
    throw new Fault(`This needs programs of Debian or Ubuntu: apt-get install ${missing.join(' ')}`);
  return programs;
}
