import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { codeOf, Fault } from '../fault';
import { stopSignal, whenForced } from '../lifecycle';
import { becomesFree, freePort } from '../port';
import { findBinaries } from './binaries';
import { type ClusterConfig, cleanEnvironment, create, isMissing, OWNER, requireSameMajorVersion } from './create';
import { endLeftovers } from './leftovers';
import { databaseUser, giveTo, openWayTo } from './user';

export const DATABASE = 'segara';
const PORT_TRIES = 5;
const LOOK_MS = 50;
const ANSWER_MS = 2000;
const PATIENCE_MS = 30_000;
const LOG_LIMIT = 1_000_000;

/** The embedded PostgreSQL on one folder: creates its data when there is none, and clears what a crash left. */
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
      openWayTo(join(folder, '..'), this.user);
      openWayTo(this.binaries.folder, this.user);
    }
    if (isNew) await create(this.config, this.binaries, this.user);
    stopSignal.throwIfAborted();
    giveTo(folder, this.user);
    requireSameMajorVersion(this.config, this.binaries);
    this.wantedDown = false;
    const recovered = !isNew && (await endLeftovers(folder));
    await this.launch((attempt) => freePort(attempt === 1 ? wantedPort : undefined));
    await this.makeDatabase();
    return isNew ? 'created' : recovered ? 'recovered after a crash' : 'started';
  }

  private async launch(portFor: (attempt: number) => Promise<number>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      stopSignal.throwIfAborted();
      if (this.wantedDown) return;
      this.port = await portFor(attempt);
      if (await this.comesUp()) return;
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
        // In a group of its own, because Ctrl-C must first stop the app and only then its database.
        detached: true,
        stdio: ['ignore', log, log],
        ...(this.user && { uid: this.user.uid, gid: this.user.gid }),
      },
    );
    closeSync(log);
    return server;
  }

  private async comesUp(): Promise<boolean> {
    const server = this.spawnServer();
    this.server = server;
    whenForced(() => server.kill('SIGQUIT'));
    let isDown = false;
    this.ended = new Promise((resolve) => {
      const end = () => {
        isDown = true;
        resolve();
      };
      server.once('exit', end).once('error', end);
    });
    // After a crash it first replays its log, for as long as that takes.
    while (!isDown) {
      if (stopSignal.aborted) {
        await this.stop();
        stopSignal.throwIfAborted();
      }
      try {
        await this.ask(ANSWER_MS, 'SELECT 1');
        return true;
      } catch (error) {
        if (codeOf(error) === '28P01') {
          await this.stop();
          throw new Fault(
            `${this.config.folder} has another password than the one kept beside it. Restore secrets.json from a backup, ` +
              'or remove the folder to begin anew.',
          );
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    }
    return false;
  }

  private async makeDatabase(): Promise<void> {
    const { rowCount } = await this.ask(PATIENCE_MS, 'SELECT 1 FROM pg_database WHERE datname = $1', DATABASE);
    if (rowCount === 0) await this.ask(PATIENCE_MS, `CREATE DATABASE ${DATABASE}`);
  }

  /** A busy machine takes a while to accept a connection of a server that has answered before. */
  private async ask(connectionTimeoutMillis: number, statement: string, ...values: string[]): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: this.urlOf('postgres'), connectionTimeoutMillis });
    // A broken connection is reported by the query that runs into it.
    client.on('error', () => {});
    await client.connect();
    try {
      return await client.query(statement, values);
    } finally {
      await client.end();
    }
  }

  /** The app learns the port only once, so that it would never find a server on another one. */
  private async samePort(): Promise<number> {
    const { port } = this;
    const announce = () => console.log(`Another program has port ${port} of the embedded database; waiting for it.`);
    if (await becomesFree(port, PATIENCE_MS, announce)) return port;
    throw new Fault(`Another program keeps port ${port} of the embedded database. Start again to get another port.`);
  }

  private async launchAgain(): Promise<void> {
    await endLeftovers(this.config.folder);
    await this.launch(() => this.samePort());
  }

  /** After `stop`, on the port that clients already know. */
  async restart(): Promise<void> {
    this.wantedDown = false;
    await this.launchAgain();
  }

  /** Restarts it on the same port whenever it ends unrequested. */
  async keepRunning(): Promise<void> {
    for (;;) {
      await this.ended;
      if (this.wantedDown) return;
      console.log('The embedded database ended unexpectedly; starting it again.');
      await this.launchAgain();
    }
  }

  async stop(): Promise<void> {
    this.wantedDown = true;
    this.server?.kill('SIGINT');
    const makeJobsDue = setTimeout(() => this.server?.kill('SIGQUIT'), PATIENCE_MS);
    await this.ended;
    clearTimeout(makeJobsDue);
  }
}
