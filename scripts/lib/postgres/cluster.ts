import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { codeOf, Fault, messageOf } from '../fault';
import { stopSignal, whenForced } from '../lifecycle';
import { freePort } from '../port';
import { type Binaries, findBinaries } from './binaries';
import { endLeftovers } from './leftovers';
import { type DatabaseUser, databaseUser, giveTo, openWayTo } from './user';

export const DATABASE = 'segara';
const USER = 'segara';
const PORT_TRIES = 5;
const LOOK_MS = 50;
const ANSWER_MS = 2000;
const PATIENCE_MS = 30_000;
const LOG_LIMIT = 1_000_000;

/** Our own settings for PostgreSQL come as arguments; what the shell has for psql must not reach it. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { ...environment } = process.env;
  for (const name of Object.keys(environment)) if (/^(PG|LC_|LANG)/.test(name)) delete environment[name];
  return { ...environment, LC_ALL: 'C' };
}

export type Place = { folder: string; logFile: string; password: string; settings?: string[] };

/** A folder that may not be read is another user's database, not a missing one. */
function isMissing(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    return codeOf(error) === 'ENOENT';
  }
}

/** Made aside and then moved, so that one that was interrupted is never taken for a database. */
async function create(place: Place, binaries: Binaries, user: DatabaseUser | undefined): Promise<void> {
  const unfinished = `${place.folder}.new`;
  const passwordFile = `${place.folder}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, place.password, { mode: 0o600 });
  if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid);
  const flags = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=und', '--auth=scram-sha-256'];
  const files = [`--username=${USER}`, `--pwfile=${passwordFile}`, `--pgdata=${unfinished}`];
  // It takes a second and starts processes of its own: easier waited for than cut off.
  const initdb = spawn(binaries.initdb, [...flags, ...files, '--no-instructions'], {
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  whenForced(() => initdb.kill('SIGKILL'));
  try {
    const [[code], said] = await Promise.all([once(initdb, 'close'), text(initdb.stderr)]);
    if (code !== 0) throw new Error(said.trim());
  } catch (error) {
    throw new Fault(`The embedded PostgreSQL could not make its data in ${place.folder}: ${messageOf(error)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, place.folder);
}

function requireSameMajorVersion({ folder }: Place, { majorVersion }: Binaries): void {
  const made = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (made !== majorVersion) {
    throw new Fault(
      `${folder} was made by PostgreSQL ${made}, and this version of Segara brings ${majorVersion}. ` +
        'docs/deployment.md says how to move the data.',
    );
  }
}

/** The embedded PostgreSQL on one folder: its data is made when there is none, and what a crash left is cleared. */
export class Cluster {
  port = 0;
  private server: ChildProcess | undefined;
  private ended: Promise<void> = Promise.resolve();
  private wantedDown = true;
  private readonly binaries = findBinaries();
  private readonly user = databaseUser();

  constructor(private readonly place: Place) {}

  get url(): string {
    return this.urlOf(DATABASE);
  }

  private urlOf(database: string): string {
    return `postgresql://${USER}:${this.place.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** What it did besides starting is told as a sentence. */
  async start(wantedPort?: number): Promise<string> {
    const { folder } = this.place;
    const isNew = isMissing(folder);
    if (this.user) {
      openWayTo(join(folder, '..'), this.user);
      openWayTo(this.binaries.folder, this.user);
    }
    if (isNew) await create(this.place, this.binaries, this.user);
    stopSignal.throwIfAborted();
    giveTo(folder, this.user);
    requireSameMajorVersion(this.place, this.binaries);
    this.wantedDown = false;
    const recovered = !isNew && (await endLeftovers(folder));
    await this.launch(wantedPort);
    await this.makeDatabase();
    return isNew ? 'created' : recovered ? 'recovered after a crash' : 'started';
  }

  private async launch(wantedPort?: number): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      stopSignal.throwIfAborted();
      if (this.wantedDown) return;
      this.port = await freePort(attempt === 1 ? wantedPort : undefined);
      if (await this.comesUp()) return;
      if (attempt === PORT_TRIES) {
        const said = readFileSync(this.place.logFile, 'utf8').trim().split('\n').slice(-3).join('\n');
        throw new Fault(`The embedded PostgreSQL does not start; ${this.place.logFile} ends with:\n${said}`);
      }
    }
  }

  private spawnServer(): ChildProcess {
    const { folder, logFile, settings = [] } = this.place;
    const isLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT;
    const log = openSync(logFile, isLong ? 'w' : 'a', 0o600);
    const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
    const server = spawn(
      this.binaries.postgres,
      ['-D', folder, '-p', String(this.port), ...own.flatMap((setting) => ['-c', setting])],
      {
        env: cleanEnvironment(),
        // In a group of its own, because a Ctrl-C must first stop the app and only then its database.
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
        await this.ask('SELECT 1');
        return true;
      } catch (error) {
        if (codeOf(error) === '28P01') {
          await this.stop();
          throw new Fault(
            `${this.place.folder} has another password than the one kept beside it. Restore secrets.json from a backup, ` +
              'or remove the folder to begin anew.',
          );
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    }
    return false;
  }

  private async makeDatabase(): Promise<void> {
    const { rowCount } = await this.ask('SELECT 1 FROM pg_database WHERE datname = $1', DATABASE);
    if (rowCount === 0) await this.ask(`CREATE DATABASE ${DATABASE}`);
  }

  private async ask(statement: string, ...values: string[]): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: this.urlOf('postgres'), connectionTimeoutMillis: ANSWER_MS });
    // A connection that breaks is told by the query that meets it.
    client.on('error', () => {});
    await client.connect();
    try {
      return await client.query(statement, values);
    } finally {
      await client.end();
    }
  }

  /** Starts it again on the same port whenever it ends without being asked to. */
  async keepRunning(): Promise<void> {
    for (;;) {
      await this.ended;
      if (this.wantedDown) return;
      console.log('The embedded database ended unexpectedly; starting it again.');
      await endLeftovers(this.place.folder);
      await this.launch(this.port);
    }
  }

  async stop(): Promise<void> {
    this.wantedDown = true;
    this.server?.kill('SIGINT');
    const hurry = setTimeout(() => this.server?.kill('SIGQUIT'), PATIENCE_MS);
    await this.ended;
    clearTimeout(hurry);
  }
}
