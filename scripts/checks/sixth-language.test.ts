import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { languages } from '../../src/shared/locale/language-list.mjs';
import { root } from '../lib/paths';
import { completenessProblems } from './locale-completeness';
import { readLanguages } from './locale-files';
import { filesIn, isTest, isTypeScript, readSource } from './source';

const list = 'src/shared/locale/language-list.mjs';

/** Matches a table that does not compile without an entry for every language. */
const table = /: Record<(Locale|Exclude<Locale, 'en'>), .+= \{|^export type Localised<.*Record<Locale/m;
const code = [...filesIn(root, 'src'), ...filesIn(root, 'scripts')].filter((file) => !isTest(file));
const tables = ['demo/content/types.ts', ...code].filter(
  (file) => isTypeScript(file) && table.test(readSource(root, file).text),
);

/** Copies the code and adds French. */
function withFrench(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'segara-french-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const part of ['src', 'scripts', 'demo', 'tsconfig.json', 'next-i18next.config.js']) {
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  for (const same of ['node_modules', 'public']) symlinkSync(path.join(root, same), path.join(copy, same));
  const before = readFileSync(path.join(copy, list), 'utf8');
  writeFileSync(path.join(copy, list), before.replace("'de']", "'de', 'fr']"));
  const files = [...tables, 'demo/content/closures.ts'];
  const settings = { extends: './tsconfig.json', compilerOptions: { incremental: false }, include: [], files };
  writeFileSync(path.join(copy, 'tsconfig.french.json'), JSON.stringify(settings));
  return copy;
}

test('a sixth language fails to compile until every table has an entry for it', () => {
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['--noEmit', '-p', 'tsconfig.french.json'], {
    cwd: withFrench(),
    encoding: 'utf8',
  });
  const missing = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error .*'fr' is missing/gm)].map(([, file = '']) => file);
  const reported = missing.map((file) => (file.startsWith('demo/content/') ? 'demo/content/types.ts' : file));
  expect([...new Set(reported)].sort()).toEqual(tables.sort());
  expect(reported).toContain('src/server/pictures/art/typeface.ts');
});

test('a sixth language is reported until its texts exist', () => {
  const problems = completenessProblems(readLanguages(root), [...languages, 'fr'], { names: [], sharedWords: {} });
  expect(problems.filter((problem) => problem.includes('fr'))).not.toEqual([]);
});

test('code never lists the languages by hand', () => {
  const byHand = /\bja\b[^=]{1,12}\bzh\b/;
  const typed = /Record<(Locale|Exclude<Locale, 'en'>), /;
  const found = [...code, 'next.config.mjs', 'next-i18next.config.js']
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && file !== list)
    .flatMap((file) => {
      const lines = readSource(root, file).text.split('\n');
      return lines.filter((line) => byHand.test(line) && !typed.test(line)).map((line) => `${file}: ${line.trim()}`);
    });
  expect(found).toEqual([]);
});
