import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { codeOf, Fault } from '../fault';
import { onForcedStop, stopSignal } from '../lifecycle';
import { freePort, waitForPort } from '../port';
import { findBinaries } from './binaries';
import { type ClusterConfig, cleanEnvironment, create, isMissing, OWNER, requireSameMajorVersion } from './create';
import { stopLeftovers } from './leftovers';
import { changeOwner, databaseUser, grantAccessTo } from './user';

export const DATABASE = 'segara';
const PORT_TRIES = 5;
const LOOK_MS = 50;
const ANSWER_MS = 2000;
const PATIENCE_MS = 30_000;
const LOG_LIMIT = 1_000_000;

/** Runs the embedded PostgreSQL on one folder; creates missing data and cleans up after a crash. */
export class Cluster {
  port = 0;
  private server: ChildProcess | undefined;
  private ended: Promise<void> = Promise.resolve();
  private wantedDown = true;
  private readonly binaries = findBinaries();
  private readonly user = databaseUser();

  constructor(private readonly config: ClusterConfig) {}

  get url(): string {
    return this.urlOf(DATABASE);
  }

  private urlOf(database: string): string {
    return `postgresql://${OWNER}:${this.config.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Returns a sentence about anything it did besides starting. */
  async start(wantedPort?: number): Promise<string> {
    const { folder } = this.config;
    const isNew = isMissing(folder);
    if (this.user) {
      grantAccessTo(join(folder, '..'), this.user);
      grantAccessTo(this.binaries.folder, this.user);
    }
    if (isNew) await create(this.config, this.binaries, this.user);
    stopSignal.throwIfAborted();
    changeOwner(folder, this.user);
    requireSameMajorVersion(this.config, this.binaries);
    this.wantedDown = false;
    const recovered = !isNew && (await stopLeftovers(folder));
    await this.launch((attempt) => freePort(attempt === 1 ? wantedPort : undefined));
    await this.makeDatabase();
    return isNew ? 'created' : recovered ? 'recovered after a crash' : 'started';
  }

  private async launch(portFor: (attempt: number) => Promise<number>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      stopSignal.throwIfAborted();
      if (this.wantedDown) return;
      this.port = await portFor(attempt);
      if (await this.startsUp()) return;
      if (attempt === PORT_TRIES) {
        const lastLogLines = readFileSync(this.config.logFile, 'utf8').trim().split('\n').slice(-3).join('\n');
        throw new Fault(`The embedded PostgreSQL does not start; ${this.config.logFile} ends with:\n${lastLogLines}`);
      }
    }
  }

  private spawnServer(): ChildProcess {
    const { folder, logFile, settings = [] } = this.config;
    const isLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT;
    const log = openSync(logFile, isLong ? 'w' : 'a', 0o600);
    const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
    const server = spawn(
      this.binaries.postgres,
      ['-D', folder, '-p', String(this.port), ...own.flatMap((setting) => ['-c', setting])],
      {
        env: cleanEnvironment(),
        // Has its own process group, because Ctrl-C must stop the app before its database.
        detached: true,
        stdio: ['ignore', log, log],
        ...(this.user && { uid: this.user.uid, gid: this.user.gid }),
      },
    );
    closeSync(log);
    return server;
  }

  private async startsUp(): Promise<boolean> {
    const server = this.spawnServer();
    this.server = server;
    onForcedStop(() => server.kill('SIGQUIT'));
    let isDown = false;
    this.ended = new Promise((resolve) => {
      const end = () => {
        isDown = true;
        resolve();
      };
      server.once('exit', end).once('error', end);
    });
    // After a crash PostgreSQL first replays its log, for as long as that takes.
    while (!isDown) {
      if (stopSignal.aborted) {
        await this.stop();
        stopSignal.throwIfAborted();
      }
      try {
        await this.query(ANSWER_MS, 'SELECT 1');
        return true;
      } catch (error) {
        if (codeOf(error) === '28P01') {
          await this.stop();
          throw new Fault(
            `${this.config.folder} has a different password from the stored one. Restore secrets.json from a backup, ` +
              'or remove the folder to start over.',
          );
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    }
    return false;
  }

  private async makeDatabase(): Promise<void> {
    const { rowCount } = await this.query(PATIENCE_MS, 'SELECT 1 FROM pg_database WHERE datname = $1', DATABASE);
    if (rowCount === 0) await this.query(PATIENCE_MS, `CREATE DATABASE ${DATABASE}`);
  }

  /** The time limit allows for a busy machine, which is slow to accept connections. */
  private async query(
    connectionTimeoutMillis: number,
    statement: string,
    ...values: string[]
  ): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: this.urlOf('postgres'), connectionTimeoutMillis });
    // Errors of a broken connection surface in the query that uses it.
    client.on('error', () => {});
    await client.connect();
    try {
      return await client.query(statement, values);
    } finally {
      await client.end();
    }
  }

  /** The app learns the port only once, so a server on another port would be out of reach. */
  private async samePort(): Promise<number> {
    const { port } = this;
    const announce = () => console.log(`Another program uses port ${port} of the embedded database; waiting.`);
    if (await waitForPort(port, PATIENCE_MS, announce)) return port;
    throw new Fault(`Another program still uses port ${port} of the embedded database. Restart to get another port.`);
  }

  private async launchAgain(): Promise<void> {
    await stopLeftovers(this.config.folder);
    await this.launch(() => this.samePort());
  }

  /** Reuses the port that clients already know; call it after `stop`. */
  async restart(): Promise<void> {
    this.wantedDown = false;
    await this.launchAgain();
  }

  /** Restarts on the same port whenever it ends unrequested. */
  async keepRunning(): Promise<void> {
    for (;;) {
      await this.ended;
      if (this.wantedDown) return;
      console.log('The embedded database stopped unexpectedly; restarting it.');
      await this.launchAgain();
    }
  }

  async stop(): Promise<void> {
    this.wantedDown = true;
    this.server?.kill('SIGINT');
    const killTimer = setTimeout(() => this.server?.kill('SIGQUIT'), PATIENCE_MS);
    await this.ended;
    clearTimeout(killTimer);
  }
}
