import type { LockedOrder } from '@/features/orders/data/orders';
import { countFiles, insertFile } from '@/features/ready/health/data';
import { MAX_FILES } from '@/features/ready/health/domain/limits';
import { recordOf } from '@/features/ready/health/queries/record-of';
import type { Tx } from '@/server/database/db';
import { AppError, fieldError } from '@/shared/errors/errors';

/** Adds a page signed by a physician to the answers that need it. */
export async function savePhysicianFile(
  tx: Tx,
  row: LockedOrder['divers'][number],
  file: { mime: string; bytes: Uint8Array },
  now: Date,
): Promise<void> {
  const record = await recordOf(tx, row);
  if (record?.outcome !== 'needs_physician' || !record.sealedKey) throw new AppError('state_not_allowed');
  if ((await countFiles(tx, record.id)) >= MAX_FILES) throw fieldError('file', 'invalid.too_many_files');
  await insertFile(tx, record, { ...file, now });
}
