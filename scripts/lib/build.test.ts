import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourcesOf } from './build';

let folder: string;
function put(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'segara-build-'));
  put('src/app/page.tsx', 'page');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a build', () => {
  it.each(['public/locales/en/common.json', 'prisma/schema/main.prisma', 'next.config.mjs', 'package-lock.json'])(
    'is rebuilt when %s changes',
    (file) => {
      const before = sourcesOf(folder);
      put(file, 'changed');
      expect(sourcesOf(folder)).not.toBe(before);
    },
  );

  it.each([
    '.env',
    '.git/HEAD',
    '.data/secrets.json',
    'src/app/page.test.tsx',
    'src/test/actors.ts',
    'src/server/generated/prisma/client.ts',
    'README.md',
  ])('is reused when %s changes', (file) => {
    const before = sourcesOf(folder);
    put(file, 'changed');
    expect(sourcesOf(folder)).toBe(before);
  });
});
