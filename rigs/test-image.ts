import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../scripts/lib/command-step';
import { Fault } from '../scripts/lib/fault';
import { onExit, pause } from '../scripts/lib/lifecycle';
import { freePort } from '../scripts/lib/port';
import { withScratchCluster } from '../scripts/lib/postgres/scratch';
import { BUILDAH, Buildah } from './image/buildah';
import { makeOwnBase } from './image/own-base';

const IMAGE = 'localhost/segara-test';
const BASE = 'localhost/segara-base';
const PATIENCE_MS = 180_000;
const BUSYBOX = '/bin/busybox';
const secret = (): string => randomBytes(24).toString('hex');

type Config = { User?: string; Healthcheck?: { Test?: string[] }; StopSignal?: string };
type Inspected = { Docker: { config: Config } };

function requirePrograms(): void {
  const missing = [...(existsSync(BUILDAH) ? [] : ['buildah']), ...(existsSync(BUSYBOX) ? [] : ['busybox-static'])];
  if (missing.length > 0)
    throw new Fault(`This needs programs of Debian or Ubuntu: apt-get install ${missing.join(' ')}`);
}

/** Reports an image that runs as root, lacks a health check, or contains files that only tests need. */
async function faultsOf(buildah: Buildah, container: string): Promise<string[]> {
  const { Docker } = JSON.parse(await buildah.call('inspect', '--type', 'image', IMAGE)) as Inspected;
  const { User = '', Healthcheck, StopSignal } = Docker.config;
  const list =
    'find . -name "*.test.ts" -not -path "./node_modules/*"; ls -d .ci deploy docs e2e node_modules/playwright';
  const found = (await buildah.call('run', container, '--', 'sh', '-c', `(${list}) 2>/dev/null; true`)).split('\n');
  return [
    ...(/^[1-9]/.test(User) ? [] : [`it is run by '${User}'`]),
    ...(Healthcheck?.Test?.length ? [] : ['it has no health check']),
    ...(StopSignal === 'SIGTERM' ? [] : [`it is stopped by '${StopSignal}'`]),
    ...found.filter(Boolean).map((file) => `it contains ${file}`),
  ];
}

const isReady = async (origin: string): Promise<boolean> =>
  (await fetch(`${origin}/api/health/ready`).catch(() => null))?.ok ?? false;

/** Starts the image on an empty database and requests it as the health check does. */
function startIn(buildah: Buildah, container: string): Promise<string> {
  return withScratchCluster(async (databaseUrl) => {
    const port = await freePort();
    const settings = {
      ...{ APP_MODE: 'demo', DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: String(port) },
      ...{ NEXTAUTH_SECRET: secret(), DATA_ENCRYPTION_KEY: secret(), SANDBOX_WEBHOOK_SECRET: secret() },
    };
    const variables = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const app = buildah.start('run', ...variables, container, '--', 'node', 'scripts/run.mjs', 'start');
    const ended = new Promise<void>((resolve) => app.once('close', () => resolve()));
    const origin = `http://127.0.0.1:${port}`;
    const since = performance.now();
    while (!(await isReady(origin))) {
      if (app.exitCode !== null) throw new Fault(`The app in the image exited with code ${app.exitCode}.`);
      if (performance.now() - since > PATIENCE_MS) throw new Fault('The app in the image did not become ready.');
      await pause(500);
    }
    const ready = `${((performance.now() - since) / 1000).toFixed(1)} s`;
    const home = await fetch(origin);
    if (!home.ok) throw new Fault(`The home page of the image responds with ${home.status}.`);
    app.kill('SIGTERM');
    await ended;
    return `ready after ${ready}`;
  });
}

/** Builds and starts the image on a base made of this machine's files, so no registry is needed. */
export default async function command(): Promise<number> {
  requirePrograms();
  const folder = mkdtempSync(join(tmpdir(), 'segara-image-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const buildah = new Buildah(folder);
  await step('Base', 'copying files of this machine', () => makeOwnBase(buildah, BUSYBOX, BASE));
  await step('Image', 'building', async () => {
    const about = ['--format', 'docker', '--pull-never', '--build-arg', `BASE=${BASE}`];
    await buildah.call('build', ...about, '-f', 'deploy/Dockerfile', '-t', IMAGE, '.');
  });
  const container = await buildah.call('from', '--pull-never', IMAGE);
  await step('Start', 'starting on an empty database', async (setResult) =>
    setResult(await startIn(buildah, container)),
  );
  const faults = await faultsOf(buildah, container);
  for (const fault of faults) console.log(`  Problem with the image: ${fault}`);
  return faults.length === 0 ? 0 : 1;
}
