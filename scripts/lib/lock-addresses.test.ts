import { expect, it } from 'vitest';
import { foldersWithoutAddress, withAddresses } from './lock-addresses';

const integrity = 'sha512-a';
const lock = {
  packages: {
    '': { name: 'segara', version: '0.1.0' },
    'node_modules/zod': { version: '4.0.0', resolved: 'https://packages.example/zod/-/zod-4.0.0.tgz', integrity },
    'node_modules/@mantine/core': { version: '9.0.0', integrity },
    'node_modules/a/node_modules/b': { name: '@scope/other', version: '1.0.0-rc.1', integrity },
    'node_modules/a/node_modules/bundled': { version: '1.0.0' },
  },
};

it('withAddresses says where each package is below any registry, under its own name', () => {
  const { packages } = withAddresses(lock);
  expect(Object.values(packages).map(({ resolved }) => resolved)).toEqual([
    undefined,
    'https://registry.invalid/zod/-/zod-4.0.0.tgz',
    'https://registry.invalid/@mantine/core/-/core-9.0.0.tgz',
    'https://registry.invalid/@scope/other/-/other-1.0.0-rc.1.tgz',
    undefined,
  ]);
  expect(Object.keys(packages)).toEqual(Object.keys(lock.packages));
  expect(Object.keys(packages['node_modules/zod'] ?? {})).toEqual(['version', 'resolved', 'integrity']);
});

it('foldersWithoutAddress finds packages without an address and those of a named registry', () => {
  expect(foldersWithoutAddress(lock)).toEqual([
    'node_modules/zod',
    'node_modules/@mantine/core',
    'node_modules/a/node_modules/b',
  ]);
  expect(foldersWithoutAddress(withAddresses(lock))).toEqual([]);
});
