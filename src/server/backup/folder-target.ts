import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BackupTarget, TargetFault } from './target';

const codeOf = (error: unknown) => (error as { code?: string }).code;
const isAbsent = (error: unknown): boolean => codeOf(error) === 'ENOENT';
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');
const UNFINISHED = '.part';

export function folderTarget(folder: string): BackupTarget {
  async function fill(file: string, content: AsyncIterable<Uint8Array>): Promise<number> {
    const handle = await open(file, 'wx', 0o600);
    try {
      let bytes = 0;
      for await (const chunk of content) {
        await handle.writeFile(chunk);
        bytes += chunk.length;
      }
      await handle.sync();
      return bytes;
    } finally {
      await handle.close();
    }
  }

  return {
    location: folder,
    async write(name, content) {
      const unfinished = path.join(folder, `${name}.${randomUUID()}${UNFINISHED}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const bytes = await fill(unfinished, content);
        await rename(unfinished, path.join(folder, name));
        return bytes;
      } catch (cause) {
        await rm(unfinished, { force: true }).catch(() => {});
        if (isFull(cause)) throw new TargetFault('full', { cause });
        throw ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(codeOf(cause) ?? '')
          ? new TargetFault('unreachable', { cause })
          : cause;
      }
    },
    async read(name) {
      const file = path.join(folder, name);
      return access(file).then(
        () => createReadStream(file, { highWaterMark: 256 * 1024 }),
        () => null,
      );
    },
    async list() {
      const names = await readdir(folder).catch((cause: unknown) => {
        if (isAbsent(cause)) return [];
        throw new TargetFault('unreachable', { cause });
      });
      const sized = names.map(async (name) => {
        const found = await stat(path.join(folder, name)).catch(() => null);
        return found?.isFile() ? [{ name, bytes: found.size }] : [];
      });
      return (await Promise.all(sized)).flat();
    },
    async remove(name) {
      await rm(path.join(folder, name), { force: true });
    },
  };
}
