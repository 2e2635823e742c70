import { readdirSync } from 'node:fs';
import { pathOf } from '@/server/http/refuse';
import type { Step } from '@/server/http/step';
import { log } from '@/server/process/log';
import type { StaticFile } from './archive';
import { STATIC, sendStatic } from './send-static';

/** The URLs of the static files in the folder. */
export const staticIn = (folder: string): Set<string> =>
  new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => STATIC + file));

type Find = (name: string) => Promise<StaticFile | undefined>;

/** Serves static files that this build lacks from the other builds. */
export function answerOtherBuilds(own: ReadonlySet<string>, find: Find): Step {
  return async (request, response, next) => {
    const path = pathOf(request);
    if (!path.startsWith(STATIC) || own.has(path)) return next();
    const name = path.slice(STATIC.length);
    const file = await find(name).catch((err: unknown) => {
      log.warn({ err }, 'the static files of other builds cannot be read');
      return undefined;
    });
    return file ? sendStatic(request, response, name, file) : next();
  };
}
