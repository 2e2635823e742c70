import { build } from 'esbuild';
import { inRoot } from './paths';

type Mode = 'start' | 'dev';

/** Each mode has its own folder: hot reload never touches the build that another process serves. */
const folderOf = (mode: Mode): string => inRoot('.next', mode === 'dev' ? 'http-server-dev' : 'http-server');

export const serverFile = (mode: Mode): string => `${folderOf(mode)}/main.mjs`;

/**
 * Compiles our HTTP server to plain JavaScript, with packages external. A loader that compiles at run time would also
 * process every module that Next loads, and would stay in memory as long as the server runs.
 */
export async function compileServer(mode: Mode): Promise<void> {
  await build({
    entryPoints: [inRoot('src/server/http/main.ts')],
    outdir: folderOf(mode),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // The texts of a language are loaded on demand.
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'silent',
  });
}
