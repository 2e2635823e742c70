import { describe, expect, test } from 'vitest';
import { environmentProblems } from './environment';
import { withTree } from './tree';

describe('the environment', () => {
  test('is read only in src/env.ts and in tests', async () => {
    const read = 'export const a = process.env.A;';
    expect(
      await withTree({ 'src/env.ts': read, 'src/a.test.ts': read, 'src/test/b.ts': read }, environmentProblems),
    ).toEqual([]);
  });

  test.each([
    'const a = process.env.A;',
    "const a = process['env'];",
    'const a = process?.env?.A;',
    'const { env } = process;',
    "import { env } from 'node:process';",
    "import process from 'process';",
  ])('is reported as read by %s', async (text) => {
    const problems = await withTree({ 'src/server/a.ts': `\n${text}` }, environmentProblems);
    expect(problems).toEqual(['src/server/a.ts:2: reads the environment; src/env.ts is the only file that may']);
  });
});
