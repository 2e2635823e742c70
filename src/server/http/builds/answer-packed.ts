import { join } from 'node:path';
import type { Step } from '@/server/http/step';
import { filesIn, type StaticFiles } from './archive';
import { acceptsBrotli, STATIC, sendStatic } from './send-static';

/** The files of a build that are compressed beside their originals. */
export async function packedFiles(built: string): Promise<StaticFiles> {
  const all = await filesIn(join(built, 'static'));
  return new Map([...all].filter(([, { packed }]) => packed));
}

/** Serves scripts and styles in their smallest form, before Next looks for the file. */
export const answerPacked =
  (files: StaticFiles): Step =>
  (request, response, next) => {
    const { url = '' } = request;
    const name = url.slice(STATIC.length);
    const file = url.startsWith(STATIC) && acceptsBrotli(request) ? files.get(name) : undefined;
    return file ? sendStatic(request, response, name, file) : next();
  };
