import { mkdirSync, rmSync } from 'node:fs';
import { PACKED_STAMP } from '../../src/server/http/builds/packed-stamp';
import { type BuildProgress, followBuild } from './build-progress';
import { run } from './child';
import { hintToCompile } from './compile-hints';
import { compileServer } from './compile-server';
import { Fault } from './fault';
import { fingerprint, readStamp, writeStamp } from './fingerprint';
import { pause } from './lifecycle';
import { acquireLock, isLock, type Lock } from './lock';
import { mergeChunks } from './merge-chunks';
import { prismaEnv } from './migrations';
import { packForGood } from './pack-for-good';
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
  'scripts/lib/compile-hints.ts',
  'scripts/lib/compile-server.ts',
  'scripts/lib/merge-chunks.ts',
  'scripts/lib/pack-for-good.ts',
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

/** A build contains the path of its folder, so a moved one is rebuilt. */
export const sourcesOf = (folder: string): string => `${folder} ${fingerprint(folder, sources, counts)}`;

const stampFile = inRoot('.next/segara-build');
const packedFile = inRoot('.next', PACKED_STAMP);
const isBuilt = (wanted: string): boolean => readStamp(stampFile) === wanted;
const SEEN_LINES = 40;
const TIMES = '.next/cache/segara-build-times.json';

/** One build at a time in a folder; after waiting, the build may already be done. */
async function claimBuild(): Promise<Lock> {
  // A build empties every other folder in there.
  mkdirSync(inRoot('.next/cache'), { recursive: true });
  for (;;) {
    const lock = await acquireLock(inRoot('.next/cache/segara-build.lock'), 'build');
    if (isLock(lock)) return lock;
    await pause(500);
  }
}

async function buildNow({ show, progress }: { show: boolean; progress: BuildProgress }): Promise<void> {
  // Without its stamps an interrupted build is never taken for a complete one.
  for (const stamp of [stampFile, packedFile]) rmSync(stamp, { force: true });
  const { code, output } = await run([cli.next, 'build'], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    output: show ? 'show' : 'keep',
    onOutput: progress.read,
  });
  if (code === 0) {
    progress.begin('finish');
    await compileServer('start');
    mergeChunks(inRoot('.next'));
    return hintToCompile(inRoot('.next'));
  }
  const end = output.split('\n').slice(-SEEN_LINES).join('\n');
  throw new Fault(`The build failed${end ? `; it ends with:\n${end}` : '.'}`);
}

type Setting = {
  /** Passes the output of Next to the terminal. */
  show?: boolean;
  /** Otherwise, how far it is. */
  report?: (progress: string) => void;
};

/** Builds unless there is a build of exactly these sources. */
export async function build(
  setResult: (result: string) => void,
  { show = false, report = () => {} }: Setting = {},
): Promise<void> {
  const wanted = sourcesOf(root);
  if (isBuilt(wanted)) return setResult('up to date');
  const lock = await claimBuild();
  try {
    if (isBuilt(wanted)) return setResult('up to date');
    const progress = followBuild(inRoot(TIMES), show ? () => {} : report);
    try {
      await buildNow({ show, progress });
      progress.finish();
    } finally {
      progress.stop();
    }
    writeStamp(stampFile, wanted);
    setResult('built');
  } finally {
    lock.release();
  }
}

export const isPacked = (): boolean => readStamp(packedFile) === readStamp(stampFile);

/** Makes the scripts and styles of the build as small as they get, unless they are. */
export async function packBuild(setResult: (result: string) => void = () => {}): Promise<void> {
  const built = readStamp(stampFile);
  if (built === undefined || isPacked()) return setResult('up to date');
  await packForGood(inRoot('.next'));
  // Another build may have begun meanwhile.
  if (readStamp(stampFile) !== built) return setResult('of an earlier build');
  writeStamp(packedFile, built);
  setResult('packed');
}
