import { pathToFileURL } from 'node:url';
import { buildAsSteps } from '../scripts/lib/build-as-steps';
import { inRoot } from '../scripts/lib/paths';
import { runPlaywright } from '../scripts/lib/suites';

/** A Wednesday morning on Bali, later than any day of a run: a browser drops cookies that have expired by its clock. */
const SHOWN = Date.parse('2036-06-11T01:30:00Z');

/** Compares 20 screens with their pictures; `--accept` replaces the pictures. */
export default async (args: string[]): Promise<number> => {
  await buildAsSteps();
  process.env.CLOCK_AHEAD_MS = String(SHOWN - Date.now());
  process.env.NODE_OPTIONS = `--import ${pathToFileURL(inRoot('rigs', 'looks', 'moved-clock.mjs')).href}`;
  const options = args.map((arg) => (arg === '--accept' ? '--update-snapshots' : arg));
  return (await runPlaywright(['--config', inRoot('rigs', 'looks', 'playwright.config.ts'), ...options])).code;
};
