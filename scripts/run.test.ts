import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

function runUnder(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', `${pretend} await import('./scripts/run.mjs');`], {
    encoding: 'utf8',
  });
}

it.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
  'run.mjs reports that Node %s is too old',
  (version) => {
    const { status, stderr } = runUnder(version);
    expect(status).toBe(1);
    expect(stderr).toBe(`Segara needs Node 20.19 or newer (of Node 22: 22.12 or newer); this is Node ${version}.\n`);
  },
);

it.each(['20.19.0', '22.12.0', '24.0.0'])('run.mjs continues under Node %s', (version) => {
  expect(runUnder(version).stderr).toContain('Unknown command');
});
