import { expect, test } from 'vitest';
import { fileLengthProblems } from './file-length';
import { withTree } from './tree';

const lines = (count: number) => 'a;\n'.repeat(count);

test('fileLengthProblems allows 250 lines, with or without a final newline', async () => {
  expect(await withTree({ 'src/a.ts': lines(250), 'e2e/b.spec.ts': `${lines(249)}a;` }, fileLengthProblems)).toEqual(
    [],
  );
});

test.each([
  'src/a.ts',
  'src/ui/a.tsx',
  'src/ui/a.module.css',
  'src/a.int.test.ts',
  'scripts/a.mjs',
  'e2e/a.spec.ts',
  'prisma/seed/a.ts',
  'demo/content/a.ts',
])('fileLengthProblems reports a longer file: %s', async (file) => {
  expect(await withTree({ [file]: lines(251) }, fileLengthProblems)).toEqual([
    `${file}: has 251 lines; split it by subject into files of at most 250`,
  ]);
});

test('fileLengthProblems ignores generated files and texts', async () => {
  const longer = {
    'src/server/generated/prisma/client.ts': lines(251),
    'prisma/schema/orders.prisma': lines(251),
    'src/test/fixtures/data.sql': lines(251),
  };
  expect(await withTree(longer, fileLengthProblems)).toEqual([]);
});
