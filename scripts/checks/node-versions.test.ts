import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/paths';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const { node } = JSON.parse(read('package.json')).engines as { node: string };
const oldest = [...node.matchAll(/>=(\d+\.\d+)/g)].map(([, version]) => version ?? '');

test('README and deployment guide state the Node versions of package.json', () => {
  expect(oldest).toHaveLength(2);
  for (const file of ['README.md', 'docs/deployment.md']) {
    expect(read(file), file).toContain(`Node ${oldest[0]}`);
    expect(read(file), file).toContain(`(from ${oldest[1]}) or 24`);
  }
});

test('the version file selects the recommended release line', () => {
  expect(read('.nvmrc').trim()).toBe(oldest[1]?.split('.')[0]);
});
