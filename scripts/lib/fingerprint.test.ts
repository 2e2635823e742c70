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

describe('the fingerprint of the sources', () => {
  const current = () => fingerprint(folder, ['src', 'package.json', 'not-there.json']);

  it('stays when only dates change, as in a fresh clone', () => {
    const before = current();
    utimesSync(join(folder, 'src/app.ts'), 1, 1);
    expect(current()).toBe(before);
  });

  it.each([
    ['a file changes', () => put('src/pages/home.ts', 'home!')],
    ['a file is added', () => put('src/pages/new.ts', '')],
    ['a file goes', () => rmSync(join(folder, 'src/app.ts'))],
    ['a file that was missing appears', () => put('not-there.json', '')],
  ])('changes when %s', (_, change) => {
    const before = current();
    change();
    expect(current()).not.toBe(before);
  });

  it('changes when text moves from one file to the next', () => {
    put('src/a.ts', 'ab');
    put('src/b.ts', 'c');
    const before = current();
    put('src/a.ts', 'a');
    put('src/b.ts', 'bc');
    expect(current()).not.toBe(before);
  });

  it('ignores files that do not count', () => {
    const before = current();
    put('src/app.test.ts', 'test');
    expect(fingerprint(folder, ['src', 'package.json'], (file) => !file.endsWith('.test.ts'))).toBe(before);
  });
});

describe('a stamp', () => {
  it('does not exist before it is written, and is complete afterwards', () => {
    const file = join(folder, 'made/here/stamp');
    expect(readStamp(file)).toBeUndefined();
    writeStamp(file, 'done');
    expect(readStamp(file)).toBe('done');
    expect(readdirSync(join(folder, 'made/here'))).toEqual(['stamp']);
  });
});
