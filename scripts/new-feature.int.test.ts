import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dependencyRuleProblems } from './checks/dependency-rules';
import { featureFileProblems } from './checks/feature-files';
import { localeProblems } from './checks/locales';
import { silencedProblems } from './checks/silenced';
import { root } from './lib/paths';

const run = promisify(execFile);
/** Each tool runs over the full project, on any machine. */
const A_WHILE = 180_000;
const copy = mkdtempSync(path.join(tmpdir(), 'segara-new-feature-'));
const listed = [
  'src/wiring/trpc-root.ts',
  'src/wiring/rest-root.ts',
  'src/i18n/resources.ts',
  'src/test/authorisation-of-procedures.ts',
  'src/test/authorisation-of-staff-procedures.ts',
  'src/test/authorisation-of-endpoints.ts',
];
/** What a new feature consists of and what lists it; the compiler adds what these import. */
const typed = {
  extends: './tsconfig.json',
  compilerOptions: { incremental: false },
  include: [
    'next-env.d.ts',
    'src/**/*.d.ts',
    'src/features/wish-lists',
    'src/wiring',
    'src/i18n',
    'src/test/authorisation*',
  ],
};
const left = new Set(['node_modules', '.git', '.next', '.data', 'test-results']);
const tool = (file: string, ...args: string[]) =>
  run(process.execPath, [path.join('node_modules', file), ...args], {
    cwd: copy,
    env: { ...process.env, TEST_DATABASE_URL: inject('postgres').serverUrl, NO_COLOR: '1' },
    maxBuffer: 16 * 1024 * 1024,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  );

beforeAll(async () => {
  cpSync(root, copy, {
    recursive: true,
    filter: (file) => !left.has(path.relative(root, file).split(path.sep)[0] ?? ''),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  // The output of `next typegen`, without which style sheets have no types.
  writeFileSync(path.join(copy, 'next-env.d.ts'), '/// <reference types="next" />\n');
  writeFileSync(path.join(copy, 'tsconfig.feature.json'), JSON.stringify(typed));
  await run(process.execPath, ['scripts/run.mjs', 'new:feature', 'wish-lists'], { cwd: copy });
}, A_WHILE);

afterAll(() => rmSync(copy, { recursive: true }));

test.each([
  ['names of its files', featureFileProblems],
  ['imports', dependencyRuleProblems],
  ['texts', localeProblems],
  ['code', silencedProblems],
])(
  'a new feature adds no problem with the %s',
  async (_, problems) => {
    const found = await problems(copy);
    const before = found.length > 0 ? await problems(root) : [];
    expect(found).toEqual(before);
  },
  A_WHILE,
);

test(
  'a new feature has no wrong type and is formatted',
  async () => {
    const types = await tool(
      'typescript/bin/tsc',
      ...['--noEmit', '--checkers', '1', '--project', 'tsconfig.feature.json'],
    );
    expect(types.code, types.output).toBe(0);
    const format = await tool(
      '@biomejs/biome/bin/biome',
      'check',
      '--vcs-enabled=false',
      ...listed,
      'src/features/wish-lists',
    );
    expect(format.code, format.output).toBe(0);
  },
  A_WHILE,
);

/** Of the authorisation matrix, only that it is complete, and the rows of the new feature. */
const aboutIt = '^(?!who may call)|is decided here|wish-?[lL]ists';

test(
  'a new feature works, and the authorisation matrix knows it',
  async () => {
    const { output } = await tool(
      'vitest/vitest.mjs',
      'run',
      '--reporter=verbose',
      `--testNamePattern=${aboutIt}`,
      'wish-lists',
      'authorisation-matrix',
    );
    expect(output).toMatch(/✓.*is decided here for every existing procedure/);
    expect(output).toMatch(/✓.*admin\.wishLists\.add/);
    expect(output).toMatch(/✓.*an entry that an admin adds is readable by everyone/);
    expect(output).not.toMatch(/×|FAIL/);
  },
  A_WHILE,
);
