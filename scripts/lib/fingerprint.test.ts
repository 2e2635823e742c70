import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, readStamp, writeStamp } from './fingerprint';

let folder: string;
const put = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'segara-fingerprint-'));
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  put('src/pages/home.ts', 'home');
  put('src/app.ts', 'app');
  put('package.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a fingerprint', () => {
  const current = () => fingerprint(folder, ['src', 'package.json', 'not-there.json']);

  it('is unchanged when only dates differ, as in a fresh clone', () => {
    const before = current();
    utimesSync(join(folder, 'src/app.ts'), 1, 1);
    expect(current()).toBe(before);
  });

  it.each([
    ['a file changes', () => put('src/pages/home.ts', 'home!')],
    ['a file is added', () => put('src/pages/new.ts', '')],
    ['a file is removed', () => rmSync(join(folder, 'src/app.ts'))],
    ['a missing file appears', () => put('not-there.json', '')],
  ])('changes when %s', (_, change) => {
    const before = current();
    change();
    expect(current()).not.toBe(before);
  });

  it('changes when text moves to another file', () => {
    put('src/a.ts', 'ab');
    put('src/b.ts', 'c');
    const before = current();
    put('src/a.ts', 'a');
    put('src/b.ts', 'bc');
    expect(current()).not.toBe(before);
  });

  it('ignores excluded files', () => {
    const before = current();
    put('src/app.test.ts', 'test');
    expect(fingerprint(folder, ['src', 'package.json'], (file) => !file.endsWith('.test.ts'))).toBe(before);
  });
});

describe('a stamp', () => {
  it('is missing before writeStamp and complete afterwards', () => {
    const file = join(folder, 'made/here/stamp');
    expect(readStamp(file)).toBeUndefined();
    writeStamp(file, 'done');
    expect(readStamp(file)).toBe('done');
    expect(readdirSync(join(folder, 'made/here'))).toEqual(['stamp']);
  });
});
