import { mkdirSync, rmSync } from 'node:fs';
import { run } from './child';
import { compileServer } from './compile-server';
import { compressStatic } from './compress-static';
import { Fault } from './fault';
import { fingerprint, readStamp, writeStamp } from './fingerprint';
import { pause } from './lifecycle';
import { acquireLock, isLock, type Lock } from './lock';
import { mergeChunks } from './merge-chunks';
import { prismaEnv } from './migrations';
import { cli, inRoot, root } from './paths';

export async function generateClient(setResult: (result: string) => void): Promise<void> {
  const stamp = inRoot('src/server/generated/prisma/.stamp');
  const wanted = fingerprint(root, ['prisma/schema', 'prisma.config.ts', 'node_modules/prisma/package.json']);
  if (readStamp(stamp) === wanted) return setResult('up to date');
  rmSync(stamp, { force: true });
  const { code, output } = await run([cli.prisma, 'generate'], { env: prismaEnv() });
  if (code !== 0) throw new Fault(`The database client could not be generated:\n${output}`);
  writeStamp(stamp, wanted);
  setResult('generated');
}

const sources = [
  'scripts/lib/compile-server.ts',
  'scripts/lib/compress-static.ts',
  'scripts/lib/merge-chunks.ts',
  'src',
  'public',
  'prisma/schema',
  'next.config.mjs',
  'next-i18next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const counts = (file: string): boolean =>
  !/\.test\.tsx?$/.test(file) && !file.startsWith('src/test/') && !file.startsWith('src/server/generated/');

/** Includes the folder, because a build contains its path and must be redone after a move. */
export const sourcesOf = (folder: string): string => `${folder} ${fingerprint(folder, sources, counts)}`;

const stampFile = inRoot('.next/segara-build');
const isBuilt = (wanted: string): boolean => readStamp(stampFile) === wanted;
const SEEN_LINES = 40;

/** Allows one build at a time per folder; the wait may end with a finished build. */
async function claimBuild(): Promise<Lock> {
  // Next empties every other folder in there.
  mkdirSync(inRoot('.next/cache'), { recursive: true });
  for (;;) {
    const lock = await acquireLock(inRoot('.next/cache/segara-build.lock'), 'build');
    if (isLock(lock)) return lock;
    await pause(500);
  }
}

async function buildNow(show: boolean): Promise<void> {
  // Removed first, so an interrupted build never counts as complete.
  rmSync(stampFile, { force: true });
  const { code, output } = await run([cli.next, 'build'], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    output: show ? 'show' : 'keep',
  });
  if (code === 0) {
    await compileServer('start');
    mergeChunks(inRoot('.next'));
    return compressStatic(inRoot('.next/static'));
  }
  const end = output.split('\n').slice(-SEEN_LINES).join('\n');
  throw new Fault(`The build failed${end ? `; its last output:\n${end}` : '.'}`);
}

type Options = {
  /** Passes the output of Next to the terminal. */
  show?: boolean;
};

/** Skips the build if one of exactly these sources exists. */
export async function build(setResult: (result: string) => void, { show = false }: Options = {}): Promise<void> {
  const wanted = sourcesOf(root);
  if (isBuilt(wanted)) return setResult('up to date');
  const lock = await claimBuild();
  try {
    if (isBuilt(wanted)) return setResult('up to date');
    await buildNow(show);
    writeStamp(stampFile, wanted);
    setResult('built');
  } finally {
    lock.release();
  }
}
