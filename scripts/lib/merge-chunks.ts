import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK = /^module\.exports\s*=\s*\[/;
/** Names the file itself, so without it copies are equal. */
const MAP_ADDRESS = /\n\/\/# sourceMappingURL=\S*\s*$/;

/**
 * Next writes what several pages need into equal chunks under different names, and the server would read, compile and keep
 * each of them: two thirds of all chunks. Of equal ones only the first stays, the others load it.
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
