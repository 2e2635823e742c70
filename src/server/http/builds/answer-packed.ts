import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from '@/server/http/step';
import { log } from '@/server/process/log';
import { filesIn, type StaticFile, type StaticFiles } from './archive';
import { PACKED_STAMP } from './packed-stamp';
import { acceptsBrotli, STATIC, sendStatic } from './send-static';

const LOOK_AGAIN_MS = 2_000;

type Find = (name: string) => StaticFile | undefined;

/** The packed files of this build; at its first start, from the moment all of them are packed. */
export async function packedFiles(built: string, lookAgainMs = LOOK_AGAIN_MS): Promise<Find> {
  let files: StaticFiles = new Map();
  const look = async (): Promise<void> => {
    if (existsSync(join(built, PACKED_STAMP))) {
      const all = await filesIn(join(built, 'static'));
      files = new Map([...all].filter(([, { packed }]) => packed));
      return;
    }
    setTimeout(() => {
      look().catch((err: unknown) => log.warn({ err }, 'the packed files of this build cannot be read'));
    }, lookAgainMs).unref();
  };
  await look();
  return (name) => files.get(name);
}

/** Serves scripts and styles in their smallest form, before Next looks for the file. */
export const answerPacked =
  (find: Find): Step =>
  (request, response, next) => {
    const { url = '' } = request;
    const name = url.slice(STATIC.length);
    const file = url.startsWith(STATIC) && acceptsBrotli(request) ? find(name) : undefined;
    return file ? sendStatic(request, response, name, file) : next();
  };
