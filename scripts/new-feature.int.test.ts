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
/** Milliseconds; each tool runs over the full project on any machine. */
const A_WHILE = 600_000;
const copy = mkdtempSync(path.join(tmpdir(), 'segara-new-feature-'));
const listed = [
  'src/wiring/trpc-root.ts',
  'src/wiring/rest-root.ts',
  'src/i18n/resources.ts',
  'src/test/authorisation-of-procedures.ts',
  'src/test/authorisation-of-staff-procedures.ts',
  'src/test/authorisation-of-endpoints.ts',
];
/** The files of a new feature and the lists that include it; the compiler adds their imports. */
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
  // Created by `next typegen`; style sheets have no types without it.
  writeFileSync(path.join(copy, 'next-env.d.ts'), '/// <reference types="next" />\n');
  writeFileSync(path.join(copy, 'tsconfig.feature.json'), JSON.stringify(typed));
  await run(process.execPath, ['scripts/run.mjs', 'new:feature', 'wish-lists'], { cwd: copy });
}, A_WHILE);

afterAll(() => rmSync(copy, { recursive: true }));

test.each([
  ['file names', featureFileProblems],
  ['imports', dependencyRuleProblems],
  ['texts', localeProblems],
  ['code', silencedProblems],
])(
  'a new feature passes the check of %s',
  async (_, problems) => {
    const found = await problems(copy);
    const before = found.length > 0 ? await problems(root) : [];
    expect(found).toEqual(before);
  },
  A_WHILE,
);

test(
  'a new feature compiles and is formatted',
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

/** Selects the completeness of the authorisation matrix and the new feature's rows. */
const matrixTests = '^(?!who may call)|is decided here|wish-?[lL]ists';

test(
  'a new feature works and is in the authorisation matrix',
  async () => {
    const { output } = await tool(
      'vitest/vitest.mjs',
      'run',
      '--reporter=verbose',
      `--testNamePattern=${matrixTests}`,
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
