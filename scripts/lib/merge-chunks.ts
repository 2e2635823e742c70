import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK = /^module\.exports\s*=\s*\[/;
/** Contains the file's own name; copies are equal without it. */
const MAP_ADDRESS = /\n\/\/# sourceMappingURL=\S*\s*$/;

/**
 * Next writes shared code into equal chunks under different names, two thirds of all chunks, and the server would read,
 * compile and retain each; keeps the first of equal chunks, which the others load.
 */
export function mergeChunks(built: string): void {
  const chunks = join(built, 'server/chunks');
  for (const folder of [chunks, join(chunks, 'ssr')]) mergeChunksOf(folder);
}

function mergeChunksOf(folder: string): void {
  const firsts = new Map<string, string>();
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const path = join(folder, file);
    const script = readFileSync(path, 'utf8').replace(MAP_ADDRESS, '');
    if (!CHUNK.test(script)) continue;
    const content = createHash('sha256').update(script).digest('hex');
    const first = firsts.get(content);
    if (first) writeFileSync(path, `module.exports = require(${JSON.stringify(`./${first}`)});\n`);
    else firsts.set(content, file);
  }
}
