import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { Fault, messageOf } from './fault';
import { stopSignal } from './lifecycle';
import { cli } from './paths';

/** Preferred, because tests take a quarter less processor time with it. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const commandNames = [WITHOUT_WINDOWS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function ofTheSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => commandNames.map((name) => join(folder, name))), ...macApplications].find(
    isProgram,
  );
}

const ofPlaywright = (): string | undefined => [chromium.executablePath()].find(isProgram);

const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Shows the output, because an installation takes a while; true if every step succeeded. */
function install(...steps: [program: string, ...args: string[]][]): boolean {
  return steps.every(([program, ...args]) => {
    stopSignal.throwIfAborted();
    return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
  });
}

function installed(): string | undefined {
  console.log('No Chromium found; installing one.');
  if (process.getuid?.() === 0 && isDebian()) {
    install(['apt-get', 'update'], ['apt-get', 'install', '--yes', '--no-install-recommends', WITHOUT_WINDOWS]);
    const found = ofTheSystem();
    if (found) return found;
  }
  install([process.execPath, cli.playwright, 'install', 'chromium']);
  return ofPlaywright();
}

function versionOf(file: string): string {
  try {
    return execFileSync(file, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    throw new Fault(`The browser ${file} could not be started: ${messageOf(error).trim()}`);
  }
}

/** Picks the named Chromium, else the system's, else Playwright's, else installs one. */
export function findChromium(named: string | undefined): string {
  if (named && !isProgram(named)) throw new Fault(`CHROMIUM_PATH ${named} is not an executable.`);
  const file = named ?? ofTheSystem() ?? ofPlaywright() ?? installed();
  if (!file) {
    throw new Fault(
      'The browser tests need Chromium, which could not be installed. Install the package chromium, or set CHROMIUM_PATH.',
    );
  }
  console.log(`Browser tests use ${file} (${versionOf(file)})`);
  return file;
}
