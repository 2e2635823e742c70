import { pathToFileURL } from 'node:url';
import { buildAsSteps } from '../scripts/lib/build-as-steps';
import { inRoot } from '../scripts/lib/paths';
import { runPlaywright } from '../scripts/lib/suites';
import { SHOWN } from './looks/shown';

/** Compares 20 screens with their pictures; `--accept` replaces the pictures. */
export default async (args: string[]): Promise<number> => {
  await buildAsSteps();
  process.env.CLOCK_AHEAD_MS = String(SHOWN - Date.now());
  process.env.NODE_OPTIONS = `--import ${pathToFileURL(inRoot('rigs', 'looks', 'moved-clock.mjs')).href}`;
  const options = args.map((arg) => (arg === '--accept' ? '--update-snapshots' : arg));
  return (await runPlaywright(['--config', inRoot('rigs', 'looks', 'playwright.config.ts'), ...options])).code;
};
