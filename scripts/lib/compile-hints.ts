import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * React and the router call nearly all of their functions as a page starts. Browsers that know the hint compile them
 * during the download, on another core; without it each function is compiled at its first call, and no touch is
 * answered meanwhile.
 */
export function hintToCompile(built: string): void {
  const { rootMainFiles } = JSON.parse(readFileSync(join(built, 'build-manifest.json'), 'utf8'));
  for (const file of rootMainFiles as string[]) {
    const path = join(built, file);
    const script = readFileSync(path, 'utf8');
    if (!script.startsWith(COMPILE_HINT)) writeFileSync(path, COMPILE_HINT + script);
  }
}
