import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mergeChunks } from './merge-chunks';

let built: string;
beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'segara-built-'));
  mkdirSync(join(built, 'server/chunks/ssr'), { recursive: true });
});
afterEach(() => rmSync(built, { recursive: true }));

const path = (name: string) => join(built, 'server/chunks', name);
const chunk = (name: string, module: string) =>
  writeFileSync(path(name), `module.exports = [\n1, (${module})\n];\n\n//# sourceMappingURL=${name}.map`);
const load = (name: string) => createRequire(import.meta.url)(path(name));

test('mergeChunks loads equal chunks of a folder once, whichever name a page requests', () => {
  chunk('ssr/a.js', '() => "seats"');
  chunk('ssr/b.js', '() => "seats"');
  mergeChunks(built);
  expect(load('ssr/b.js')).toBe(load('ssr/a.js'));
  expect(load('ssr/b.js')[1]()).toBe('seats');
});

test('mergeChunks keeps other chunks, equal ones in another folder and other files', () => {
  chunk('ssr/a.js', '() => "seats"');
  chunk('ssr/b.js', '() => "days"');
  chunk('a.js', '() => "seats"');
  for (const name of ['ssr/runtime.js', 'ssr/runtime2.js']) writeFileSync(path(name), 'module.exports = () => {};\n');
  const names = ['ssr/a.js', 'ssr/b.js', 'a.js', 'ssr/runtime.js', 'ssr/runtime2.js'];
  const before = names.map((name) => readFileSync(path(name), 'utf8'));
  mergeChunks(built);
  expect(names.map((name) => readFileSync(path(name), 'utf8'))).toEqual(before);
});

test('mergeChunks changes nothing the second time', () => {
  chunk('a.js', '() => "seats"');
  chunk('b.js', '() => "seats"');
  mergeChunks(built);
  const merged = readFileSync(path('b.js'), 'utf8');
  mergeChunks(built);
  expect(readFileSync(path('b.js'), 'utf8')).toBe(merged);
});
