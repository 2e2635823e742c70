import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A static file as it is sent; `packed` when it is compressed with brotli. */
export type StaticFile = { bytes: Buffer; packed: boolean };
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const PACKED = '.br';
const HEAD_BYTES = 4;

type Entry = { name: string; length: number; packed: boolean };

/** The static files of a build, each in its smallest form. */
export async function filesIn(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const all = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names.filter((one) => !one.endsWith(PACKED))) {
    const packed = all.has(name + PACKED);
    files.set(name, { bytes: await readFile(join(folder, packed ? name + PACKED : name)), packed });
  }
  return files;
}

/** Packs the files into one: the length of the list, the list, and the contents in its order. */
export function toArchive(files: StaticFiles): Buffer {
  const list: Entry[] = [...files].map(([name, { bytes, packed }]) => ({ name, length: bytes.byteLength, packed }));
  const text = Buffer.from(JSON.stringify(list));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(text.byteLength);
  return Buffer.concat([head, text, ...[...files.values()].map(({ bytes }) => bytes)]);
}

export function fromArchive(archive: Uint8Array): StaticFiles {
  const all = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  let at = HEAD_BYTES + all.readUInt32BE();
  const list: Entry[] = JSON.parse(all.toString('utf8', HEAD_BYTES, at));
  return new Map(
    list.map(({ name, length, packed }) => {
      at += length;
      return [name, { bytes: all.subarray(at - length, at), packed }];
    }),
  );
}
