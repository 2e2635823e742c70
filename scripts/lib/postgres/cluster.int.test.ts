import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HANGING_MS } from '../../../src/test/hanging';
import { isRunning, waitForEnd } from '../processes';
import { Cluster } from './cluster';
import { makeScratchFolder } from './scratch';

const PASSWORD = 'pw';
/** A database with a logbook, created once and copied for each test. */
const original = makeScratchFolder();
let home: string;
const clusters: Cluster[] = [];

beforeEach(() => {
  home = makeScratchFolder();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const cluster of clusters.splice(0)) await cluster.stop();
  rmSync(home, { recursive: true });
});

const data = () => join(home, 'postgres');
const serverPid = () => Number(readFileSync(join(data(), 'postmaster.pid'), 'utf8').split('\n')[0]);

const clusterIn = (folder: string, password: string) =>
  new Cluster({ folder: join(folder, 'postgres'), logFile: join(folder, 'log'), password, settings: ['fsync=off'] });

function cluster(password = PASSWORD): Cluster {
  const made = clusterIn(home, password);
  clusters.push(made);
  return made;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  const first = clusterIn(original, PASSWORD);
  expect(await first.start()).toBe('created');
  await query(first.url, "CREATE TABLE dives AS SELECT 'Tulamben' AS site");
  await first.stop();
});
afterAll(() => rmSync(original, { recursive: true }));

async function withLogbook(): Promise<Cluster> {
  // In Node 22, cpSync drops the permissions of folders, which PostgreSQL checks.
  await cp(join(original, 'postgres'), data(), { recursive: true });
  const made = cluster();
  expect(await made.start()).toBe('started');
  return made;
}
const logbook = (url: string) => query(url, 'SELECT site FROM dives');

describe('the embedded database', () => {
  it('keeps its data and its port across a clean stop', async () => {
    const first = await withLogbook();
    await first.stop();
    const second = cluster();
    expect(await second.start(first.port)).toBe('started');
    expect(second.port).toBe(first.port);
    expect(await logbook(second.url)).toEqual(['Tulamben']);
  });

  it('is restarted when a killed start left it running', async () => {
    await withLogbook();
    const orphan = serverPid();
    const next = cluster();
    expect(await next.start()).toBe('recovered after a crash');
    expect(isRunning(orphan)).toBe(false);
    expect(await logbook(next.url)).toEqual(['Tulamben']);
  });

  it('recovers committed data after it was killed', async () => {
    await withLogbook();
    const pid = serverPid();
    process.kill(pid, 'SIGKILL');
    await waitForEnd(pid, HANGING_MS);
    const next = cluster();
    await next.start();
    expect(await logbook(next.url)).toEqual(['Tulamben']);
  });

  it('starts despite a pid file whose pid another program reuses', async () => {
    await (await withLogbook()).stop();
    writeFileSync(join(data(), 'postmaster.pid'), `${process.pid}\n${data()}\n0\n5432\n\n127.0.0.1\n  0 0\nready\n`);
    const next = cluster();
    await next.start();
    expect(await logbook(next.url)).toEqual(['Tulamben']);
    expect(isRunning(process.pid)).toBe(true);
  });

  it('restarts on the same port when it is killed while the app runs', async () => {
    const running = await withLogbook();
    const watch = running.keepRunning();
    const port = running.port;
    process.kill(serverPid(), 'SIGKILL');
    await expect.poll(() => logbook(running.url).catch(() => undefined)).toEqual(['Tulamben']);
    expect(running.port).toBe(port);
    await running.stop();
    await watch;
  });

  it('waits for its port when another program has taken it meanwhile', async () => {
    const running = await withLogbook();
    const { port } = running;
    await running.stop();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const announced = vi.spyOn(console, 'log').mockImplementationOnce(() => void other.close());
    await running.restart();
    expect(announced).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`port ${port}`));
    expect(running.port).toBe(port);
    expect(await logbook(running.url)).toEqual(['Tulamben']);
  });

  it('accepts connections only from this machine and with its password', async () => {
    const made = await withLogbook();
    expect(await query(made.url, 'SHOW listen_addresses')).toEqual(['127.0.0.1']);
    expect(await query(made.url, 'SHOW unix_socket_directories')).toEqual(['']);
    await expect(logbook(made.url.replace(PASSWORD, 'guess'))).rejects.toMatchObject({ code: '28P01' });
  });

  it('reports the folder when the password differs', async () => {
    await (await withLogbook()).stop();
    await expect(cluster('another').start()).rejects.toThrow(`${data()} has a different password`);
  });

  it('reports that data of another major version must be migrated', async () => {
    await (await withLogbook()).stop();
    writeFileSync(join(data(), 'PG_VERSION'), '14\n');
    await expect(cluster().start()).rejects.toThrow('was created by PostgreSQL 14');
    writeFileSync(join(data(), 'PG_VERSION'), '18\n');
  });

  it('is rebuilt when its creation was interrupted', async () => {
    mkdirSync(`${data()}.new`);
    writeFileSync(join(`${data()}.new`, 'PG_VERSION'), '18\n');
    expect(await cluster().start()).toBe('created');
  });
});
