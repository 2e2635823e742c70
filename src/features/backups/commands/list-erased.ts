import { erasedIds } from '@/features/backups/data';
import { type BackupTarget, ERASED_FILE } from '@/server/backup/target';
import type { Tx } from '@/server/database/db';

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Writes the ids of all erased accounts beside the backups, so that a restore erases them again. */
export async function listErased(db: Tx, target: BackupTarget): Promise<void> {
  await target.write(ERASED_FILE, once(JSON.stringify(await erasedIds(db))));
}
