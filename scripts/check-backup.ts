import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrokenInvariants, numberOfInvariants } from '../prisma/invariants/invariants';
import { ArchiveFault } from '../src/server/backup/archive-fault';
import { readInstallationKey } from '../src/server/backup/installation-key';
import { openTarget } from '../src/server/backup/open-target';
import { storedBackups } from '../src/server/backup/target';
import { step } from './lib/command-step';
import { withConnection } from './lib/database';
import { Fault } from './lib/fault';
import { migrate } from './lib/migrations';
import { stopLeftovers } from './lib/postgres/leftovers';
import { withScratchCluster } from './lib/postgres/scratch';
import { findArchive } from './lib/restore/archive-source';
import { explainArchiveFault } from './lib/restore/explain-archive-fault';
import { loadArchive } from './lib/restore/load';
import { neededBytes, requireSpace } from './lib/restore/require-space';
import { verifyArchive } from './lib/restore/verify';
import { keysOf, loadSettings } from './lib/settings';

type Outcome = 'ok' | 'invariants' | ArchiveFault['kind'];

async function check(name: string | undefined): Promise<Outcome> {
  const settings = loadSettings();
  const given = name ?? (await storedBackups(openTarget(settings)))[0]?.name;
  if (!given) throw new Fault('There is no backup yet.');
  const identity = await readInstallationKey(settings.DATA_DIR);
  if (!identity) throw new Fault(`${settings.DATA_DIR} has made no backup yet, so it has no key that opens one.`);
  const source = await findArchive(settings, given);
  const { manifest } = await step('Backup', 'checking every checksum', (_, report) =>
    verifyArchive(source, identity, report),
  );
  const home = join(settings.DATA_DIR, 'restore-check');
  if (existsSync(join(home, 'data'))) await stopLeftovers(join(home, 'data'));
  rmSync(home, { recursive: true, force: true });
  requireSpace(settings.DATA_DIR, neededBytes(manifest, true));
  mkdirSync(home);
  return withScratchCluster(async (url) => {
    await step('Restore', 'restoring into a scratch database', (_, report) =>
      loadArchive({ source, identity, url, report, putPicture: null }),
    );
    await migrate({ url, keys: () => keysOf(settings), announce: () => {}, report: () => {} });
    const broken = await withConnection(url, findBrokenInvariants);
    for (const { fact } of broken) console.error(`  BROKEN  ${fact}`);
    console.log(`${numberOfInvariants - broken.length} of ${numberOfInvariants} invariants hold in ${given}.`);
    return broken.length > 0 ? 'invariants' : 'ok';
  }, home);
}

/** Restores the newest or the named backup into a scratch database, checks it, and removes it again. */
export default async function command([name]: string[]): Promise<number> {
  const outcome = await check(name).catch((error: unknown): Outcome => {
    if (!(error instanceof ArchiveFault)) throw explainArchiveFault(error, name ?? '');
    console.error((explainArchiveFault(error, name ?? 'The backup') as Error).message);
    return error.kind;
  });
  // Read by the monthly job.
  console.log(`result: ${outcome}`);
  return outcome === 'ok' ? 0 : 1;
}
