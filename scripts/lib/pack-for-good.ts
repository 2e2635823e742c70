import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const squeeze = promisify(brotliCompress);

/** Compresses scripts and styles beside the originals at brotli's best level, which is too slow for each request. */
export async function packForGood(built: string): Promise<void> {
  const folder = join(built, 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const unfinished = join(built, `${basename(file)}.${process.pid}`);
      await writeFile(unfinished, await squeeze(await readFile(path)));
      await rename(unfinished, `${path}.br`);
    }),
  );
}
