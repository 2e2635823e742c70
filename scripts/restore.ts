import { parseArgs } from 'node:util';
import type { ArchiveSecrets } from '../src/server/backup/manifest';
import { openStorage } from '../src/server/storage/open-storage';
import { step } from './lib/command-step';
import { Fault } from './lib/fault';
import { findArchive } from './lib/restore/archive-source';
import { requireEmptyTarget } from './lib/restore/empty-target';
import { explainArchiveFault, fullDisk } from './lib/restore/explain-archive-fault';
import { readKey } from './lib/restore/read-key';
import { isOutOfSpace, neededBytes, requireSpace } from './lib/restore/require-space';
import { requireSameKey, restoreInto } from './lib/restore/restore-into';
import { verifyArchive } from './lib/restore/verify';
import { loadSettings } from './lib/settings';

/** Satisfies the checks of a production environment until the backup gives its own secrets. */
const placeholder = 'stands for a secret that is in the backup';
const unknownSecrets = { NEXTAUTH_SECRET: placeholder, DATA_ENCRYPTION_KEY: placeholder };

const secretsIn = (secrets: ArchiveSecrets) => ({
  NEXTAUTH_SECRET: secrets.NEXTAUTH_SECRET,
  DATA_ENCRYPTION_KEY: secrets.DATA_ENCRYPTION_KEY,
  ...(secrets.DATA_ENCRYPTION_OLD_KEYS.length > 0 && {
    DATA_ENCRYPTION_OLD_KEYS: secrets.DATA_ENCRYPTION_OLD_KEYS.join(','),
  }),
  ...(secrets.SANDBOX_WEBHOOK_SECRET && { SANDBOX_WEBHOOK_SECRET: secrets.SANDBOX_WEBHOOK_SECRET }),
});

async function restore(file: string, keyFile: string | undefined): Promise<void> {
  const given = loadSettings(unknownSecrets);
  const source = await findArchive(given, file);
  const identity = await readKey(keyFile);
  const verified = await step('Backup', 'checking every checksum', async (setResult, report) => {
    const read = await verifyArchive(source, identity, report);
    setResult(`complete, of ${read.head.created_at}, version ${read.head.app}`);
    return read;
  });
  const settings = loadSettings(secretsIn(verified.secrets));
  requireSameKey(settings, verified.secrets);
  const { ids, isListed } = await source.erased();
  await requireEmptyTarget(settings);
  requireSpace(settings.DATA_DIR, neededBytes(verified.manifest, !settings.DATABASE_DIRECT_URL));
  const { tables, rows, pictures, erasedAgain } = await restoreInto({
    openStorage: () => openStorage(settings.STORAGE_URL),
    ...{ settings, secrets: verified.secrets, source, identity, erasedIds: ids },
  }).catch((error: unknown) => {
    throw !(error instanceof Fault) && isOutOfSpace(settings.DATA_DIR) ? fullDisk() : error;
  });
  console.log(`\nRestored from ${source.name}: ${tables} tables with ${rows} rows, and ${pictures} pictures.`);
  const missing = verified.manifest.missing_pictures.length;
  if (missing > 0) console.log(`${missing} pictures were already missing when the backup was made.`);
  if (erasedAgain > 0) console.log(`${erasedAgain} people who were erased since then are erased again.`);
  if (!isListed)
    console.warn('There is no erased.json beside the backup: erase again whoever was erased since it was made.');
  if (given.APP_MODE === 'production' && given.DATA_ENCRYPTION_KEY === placeholder)
    console.log(`Set NEXTAUTH_SECRET and DATA_ENCRYPTION_KEY as in ${settings.DATA_DIR}/secrets.json, then start.`);
  else console.log('Start it with npm start. Everybody has to sign in again.');
}

/** Restores a backup into an empty DATA_DIR, and into DATABASE_URL if it is set. */
export default async function command(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'key-file': { type: 'string' } },
  });
  const [file] = positionals;
  if (!file) throw new Fault('Give the backup, for example: npm run restore -- segara-2026-11-30T181000Z.age');
  await restore(file, values['key-file']).catch((error: unknown) => {
    throw explainArchiveFault(error, file);
  });
}
