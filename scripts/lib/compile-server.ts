import { build } from 'esbuild';
import { inRoot } from './paths';

type Mode = 'start' | 'dev';

/** One folder per mode, so hot reload never touches a build that another process serves. */
const folderOf = (mode: Mode): string => inRoot('.next', mode === 'dev' ? 'http-server-dev' : 'http-server');

export const serverFile = (mode: Mode): string => `${folderOf(mode)}/main.mjs`;

/**
 * Compiles our HTTP server to plain JavaScript with external packages. A loader at run time would also process every
 * module that Next loads, and would stay in memory.
 */
export async function compileServer(mode: Mode): Promise<void> {
  await build({
    entryPoints: [inRoot('src/server/http/main.ts')],
    outdir: folderOf(mode),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Loads the texts of a language on demand.
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'silent',
  });
}
