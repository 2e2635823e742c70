import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from '../../scripts/lib/child';
import { step } from '../../scripts/lib/command-step';
import { onExit } from '../../scripts/lib/lifecycle';
import { root } from '../../scripts/lib/paths';
import { freePort } from '../../scripts/lib/port';
import { untilReady } from '../../scripts/lib/server';
import { noSettings } from '../../scripts/lib/settings';

/** Seconds a newcomer waits for the install, the first start and the second start. */
export type Starts = { install: number; first: number; second: number };

const since = (moment: number): number => (performance.now() - moment) / 1000;

type Newcomer = { folder: string; env: Record<string, string | undefined>; origin: string };

/** Stops the app outside the step, so the printed time excludes stopping. */
async function measureStart(name: string, busy: string, { folder, env, origin }: Newcomer): Promise<number> {
  const app = new Child([join(folder, 'scripts', 'run.mjs'), 'start'], { env, cwd: folder });
  onExit(() => app.stop());
  const seconds = await step(name, busy, async () => {
    const began = performance.now();
    await untilReady(app, origin, Number.POSITIVE_INFINITY);
    return since(began);
  });
  await app.stop();
  return seconds;
}

/** Clones the last commit, installs and starts it as the README says, then starts it again. */
export async function measureStarts(): Promise<Starts> {
  const folder = mkdtempSync(join(tmpdir(), 'segara-newcomer-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const port = await freePort();
  const own = { APP_MODE: 'demo', DATA_DIR: join(folder, '.data'), PORT: String(port) };
  const env = { ...process.env, ...noSettings, ...own };
  const install = await step('npm ci', 'installing the packages in a fresh clone', async () => {
    const began = performance.now();
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
    return since(began);
  });
  const newcomer = { folder, env, origin: `http://localhost:${port}` };
  const first = await measureStart('First start', 'building the site and filling the demo', newcomer);
  const second = await measureStart('Second start', 'starting again', newcomer);
  return { install, first, second };
}
