import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { codeOf } from './fault';

/** Lists files in the same order on every machine. */
function filesOf(root: string, paths: string[], counts: (file: string) => boolean): string[] {
  return paths
    .flatMap((path) => {
      const found = statSync(join(root, path), { throwIfNoEntry: false });
      if (!found) return [];
      if (found.isFile()) return [path];
      return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
    })
    .map((file) => file.split(sep).join('/'))
    .filter(counts)
    .sort();
}

/** Depends on file names and contents only, not on dates, owners or Git. */
export function fingerprint(root: string, paths: string[], counts: (file: string) => boolean = () => true): string {
  const hash = createHash('sha256');
  for (const file of filesOf(root, paths, counts)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Writes atomically; call it after the work is done. */
export function writeStamp(file: string, value: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, value, { flush: true });
  renameSync(`${file}.new`, file);
}

export function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
