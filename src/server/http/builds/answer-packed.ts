import type { Step } from '@/server/http/step';
import type { StaticFiles } from './archive';
import { acceptsBrotli, STATIC, sendStatic } from './send-static';

/** Serves scripts and styles in their smallest form, before Next looks for the file. */
export function answerPacked(files: StaticFiles): Step {
  const packedFiles = new Map([...files].filter(([, { packed }]) => packed));
  return (request, response, next) => {
    const { url = '' } = request;
    const name = url.slice(STATIC.length);
    const file = url.startsWith(STATIC) && acceptsBrotli(request) ? packedFiles.get(name) : undefined;
    return file ? sendStatic(request, response, name, file) : next();
  };
}
