import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressStatic } from './compress-static';

test('compressStatic writes compressed scripts and styles next to the originals and skips pictures', async () => {
  const built = mkdtempSync(join(tmpdir(), 'segara-built-'));
  const chunks = join(built, 'static', 'chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, 'page.js'), 'dive()');
  writeFileSync(join(chunks, 'page.css'), '.sea{}');
  writeFileSync(join(chunks, 'fish.png'), '');

  await compressStatic(join(built, 'static'));

  expect(readdirSync(chunks).sort()).toEqual(['fish.png', 'page.css', 'page.css.br', 'page.js', 'page.js.br']);
  expect(String(brotliDecompressSync(readFileSync(join(chunks, 'page.js.br'))))).toBe('dive()');
  rmSync(built, { recursive: true });
});
