import { build } from 'esbuild';
import { inRoot } from './paths';

type Mode = 'start' | 'dev';

/** Each mode has its own folder: hot reload never touches the build that another process serves. */
const folderOf = (mode: Mode): string => inRoot('.next', mode === 'dev' ? 'http-server-dev' : 'http-server');

export const serverFile = (mode: Mode): string => `${folderOf(mode)}/main.mjs`;

/**
 * Our HTTP server as plain JavaScript, packages left outside. A loader that compiles on the way would also see every
 * module that Next loads, and would stay in memory for as long as the server runs.
 */
export async function compileServer(mode: Mode): Promise<void> {
  await build({
    entryPoints: [inRoot('src/server/http/main.ts')],
    outdir: folderOf(mode),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // The texts of a language are read when somebody needs them.
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'silent',
  });
}
