import type { Settings } from '../../../src/env';
import type { ArchiveSecrets } from '../../../src/server/backup/manifest';
import { keyOf } from '../../../src/server/crypto/keyring';
import type { Storage } from '../../../src/server/storage/storage';
import { generateClient } from '../build';
import { step } from '../command-step';
import { storeSecrets } from '../data-dir';
import { databaseToFill, withConnection } from '../database';
import { Fault } from '../fault';
import { onExit } from '../lifecycle';
import { migrateAsStep } from '../migrations';
import { sealData } from '../sealing/seal-data';
import { appEnvironment, keysOf } from '../settings';
import type { ArchiveSource } from './archive-source';
import { emptyDatabase, emptyFolder } from './empty-target';
import { eraseAgain } from './erase-again';
import { type Loaded, loadArchive } from './load';
import { markDatabase, markFolder, unmarkDatabase, unmarkFolder } from './marker';

const COMMAND = 'npm run restore';

/** A key that is set in the environment wins, so it must be able to read the restored data. */
export function requireSameKey(settings: Settings, { DATA_ENCRYPTION_KEY }: ArchiveSecrets): void {
  const own = [settings.DATA_ENCRYPTION_KEY, ...settings.DATA_ENCRYPTION_OLD_KEYS].flatMap((key) => key ?? []);
  if (own.some((key) => keyOf(key).id === keyOf(DATA_ENCRYPTION_KEY).id)) return;
  throw new Fault(
    'DATA_ENCRYPTION_KEY is set to another key than the backup’s, and could not read it. Unset it, or add the earlier ' +
      'key to DATA_ENCRYPTION_OLD_KEYS. Nothing was changed.',
  );
}

/** Stores the secrets where the app and its tools find what the environment does not set. */
function keepSecrets({ DATA_DIR }: Settings, secrets: ArchiveSecrets): void {
  const { NEXTAUTH_SECRET, DATA_ENCRYPTION_KEY, SANDBOX_WEBHOOK_SECRET } = secrets;
  storeSecrets(DATA_DIR, {
    ...{ NEXTAUTH_SECRET, DATA_ENCRYPTION_KEY },
    ...(SANDBOX_WEBHOOK_SECRET && { SANDBOX_WEBHOOK_SECRET }),
  });
}

/** Lets the app's modules, which read the environment, work on the restored shop. */
const enterShop = (settings: Settings, url: string) =>
  Object.assign(process.env, appEnvironment(settings, url), {
    NEXTAUTH_SECRET: settings.NEXTAUTH_SECRET,
    DATA_ENCRYPTION_KEY: settings.DATA_ENCRYPTION_KEY,
    DATA_ENCRYPTION_OLD_KEYS: settings.DATA_ENCRYPTION_OLD_KEYS.join(','),
  });

/** Remembers what was stored, to remove it again when the restore fails. */
function trackedStorage(open: () => Storage) {
  const stored: string[] = [];
  return {
    async put(key: string, bytes: Uint8Array) {
      stored.push(key);
      await open().put(key, bytes);
    },
    async undo() {
      for (const key of stored) await open().remove(key);
    },
  };
}

export type Restoring = {
  settings: Settings;
  secrets: ArchiveSecrets;
  source: ArchiveSource;
  identity: string;
  /** Called when the environment is that of the restored shop. */
  openStorage(): Storage;
  erasedIds: readonly string[];
};

/** Restores into an empty target; whatever ends it early, the target is empty again or marked as unusable. */
export async function restoreInto(restoring: Restoring): Promise<Loaded & { erasedAgain: number }> {
  const { settings, secrets, source, identity, openStorage, erasedIds } = restoring;
  const { DATA_DIR, DATABASE_DIRECT_URL: ownUrl } = settings;
  const pictures = trackedStorage(openStorage);
  let isDone = false;
  // Runs after the embedded database has stopped, because it is registered earlier.
  onExit(async () => {
    if (isDone) return;
    await pictures.undo();
    if (ownUrl) {
      await withConnection(ownUrl, async (client) => {
        await emptyDatabase(client);
        await unmarkDatabase(client);
      });
    }
    emptyFolder(DATA_DIR);
  });
  markFolder(DATA_DIR);
  if (ownUrl) await withConnection(ownUrl, markDatabase);
  const url = await databaseToFill(settings, COMMAND);
  keepSecrets(settings, secrets);
  enterShop(settings, url);
  await step('Client', 'generating from the schema', generateClient);
  const loaded = await step('Restore', 'restoring tables and pictures', async (setResult, report) => {
    const all = await loadArchive({ source, identity, url, report, putPicture: pictures.put });
    setResult(`${all.tables} tables, ${all.rows} rows, ${all.pictures} pictures`);
    return all;
  });
  await migrateAsStep(settings, url);
  await step('Sealing', 'sealing data with the current key', (setResult, report) =>
    sealData(url, { keys: () => keysOf(settings), report }, setResult),
  );
  const erasedAgain = await step('Erasure', 'erasing and anonymising again', async (setResult) => {
    const count = await eraseAgain(erasedIds);
    setResult(`${count} people erased again`);
    return count;
  });
  if (ownUrl) await withConnection(ownUrl, unmarkDatabase);
  unmarkFolder(DATA_DIR);
  isDone = true;
  return { ...loaded, erasedAgain };
}
