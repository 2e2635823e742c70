import { createHash } from 'node:crypto';
import type { Storage } from '@/server/storage/storage';
import { fromArchive, type StaticFile, type StaticFiles, toArchive } from './archive';

const LIST = 'builds.json';
const READ_AGAIN_MS = 5_000;

const keyOf = (build: string): string => `${createHash('sha256').update(build).digest('hex')}.static`;

/** The ids of the builds that are stored, newest first. */
async function listOf(storage: Storage): Promise<string[]> {
  const list = await storage.get(LIST);
  return list ? JSON.parse(Buffer.from(list).toString()) : [];
}

/**
 * Stores the static files of a build for instances of other builds, and removes those of all but the newest builds.
 * Call it before the first answer, because any instance may be asked for the files of the answered page.
 */
export async function publishBuild(storage: Storage, build: string, files: StaticFiles, most: number): Promise<void> {
  const before = await listOf(storage);
  if (before[0] === build) return;
  await storage.put(keyOf(build), toArchive(files));
  const all = [build, ...before.filter((other) => other !== build)];
  await storage.put(LIST, Buffer.from(JSON.stringify(all.slice(0, most))));
  await Promise.all(all.slice(most).map((old) => storage.remove(keyOf(old))));
}

/** Finds static files of other builds: for pages opened before an update, or sent by an updated instance. */
export function otherBuilds(storage: Storage, own: string, clock: () => number = () => performance.now()) {
  let loaded = new Map<string, StaticFiles>();
  let readAt = -Infinity;
  let reading: Promise<void> = Promise.resolve();

  const find = (name: string): StaticFile | undefined => {
    for (const files of loaded.values()) {
      const file = files.get(name);
      if (file) return file;
    }
    return undefined;
  };

  async function load(): Promise<void> {
    const current = new Map<string, StaticFiles>();
    for (const build of (await listOf(storage)).filter((id) => id !== own)) {
      const existing = loaded.get(build);
      const archive = existing ? null : await storage.get(keyOf(build));
      if (existing ?? archive) current.set(build, existing ?? fromArchive(archive as Uint8Array));
    }
    loaded = current;
  }

  return async (name: string): Promise<StaticFile | undefined> => {
    const found = find(name);
    if (found) return found;
    if (clock() - readAt >= READ_AGAIN_MS) {
      readAt = clock();
      reading = load();
    }
    await reading;
    return find(name);
  };
}
