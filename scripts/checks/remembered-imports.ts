import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './source';

const hashOf = (...texts: string[]): string => createHash('sha256').update(texts.join('\n')).digest('base64url');

const textOf = (file: string): string => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');

/** A change in these files invalidates the cache. */
const readers = ['./import-skeleton.ts', './source.ts'];

function read(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Caches the imports of each file by content between runs; empty in a fresh clone. */
export function rememberedImports(root: string, find: (file: SourceFile) => string) {
  const folder = path.join(root, 'node_modules', '.cache');
  const file = path.join(folder, 'imports.json');
  const version = hashOf(...readers.map(textOf));
  const before = read(file);
  const found: Record<string, string> = {};
  return {
    importsOf(source: SourceFile): string {
      const key = hashOf(version, source.path, source.text);
      found[key] ??= before[key] ?? find(source);
      return found[key];
    },
    keep(): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(found));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}
