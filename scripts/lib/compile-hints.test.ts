import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hintToCompile } from './compile-hints';

test('hintToCompile adds the hint once to the files every page loads first, and to no others', () => {
  const built = mkdtempSync(join(tmpdir(), 'segara-built-'));
  const file = (name: string) => join(built, 'static', name);
  mkdirSync(join(built, 'static'));
  writeFileSync(join(built, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/react.js'] }));
  writeFileSync(file('react.js'), 'react()');
  writeFileSync(file('page.js'), 'page()');

  hintToCompile(built);
  hintToCompile(built);

  expect(readFileSync(file('react.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nreact()');
  expect(readFileSync(file('page.js'), 'utf8')).toBe('page()');
  rmSync(built, { recursive: true });
});
