import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';

/** Reasons why a backup could not be made. */
export const backupFailures = ['no_key', 'target_full', 'target_unreachable', 'failed'] as const;
export type BackupFailure = (typeof backupFailures)[number];

/** Reasons why a stored backup could not be restored, or did not add up when it was. */
export const checkFailures = ['not_a_backup', 'wrong_key', 'damaged', 'newer', 'invariants', 'failed'] as const;
export type CheckFailure = (typeof checkFailures)[number];

export const ENDING_LENGTH = 8;

/** The alphabet of age's keys has no 1, B, I or O. */
const ending = z
  .string()
  .trim()
  .toUpperCase()
  .length(ENDING_LENGTH, errorKey('invalid.key_ending'))
  .regex(/^[02-9AC-HJ-NP-Z]*$/, errorKey('invalid.key_ending'))
  .describe('The last eight characters of the secret key, which show that the owner has it.');

export const saveKeyInput = z.strictObject({
  recipient: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/, errorKey('invalid.field'))
    .describe('The public half of a key of age (X25519). The secret half is never sent.'),
  ending,
});
export type SaveKeyInput = z.output<typeof saveKeyInput>;

export const confirmKeyInput = z.strictObject({ ending });

const count = (most: number) => z.int().min(0).max(most, errorKey('invalid.field'));
export const keepInput = z.strictObject({ daily: count(60).min(1), weekly: count(52), monthly: count(120) });

const moment = z.iso.datetime();

const keyView = z.object({ recipient: z.string(), created_at: moment, confirmed_at: moment });

export const storedBackup = z.object({
  name: z.string(),
  created_at: moment,
  bytes: z.number(),
  /** Last restore into a scratch database. */
  checked_at: moment.nullable(),
  /** Null when everything was in order then. */
  check_failure: z.enum(checkFailures).nullable(),
});
export type StoredBackupView = z.infer<typeof storedBackup>;

export const backupsView = z.object({
  key: keyView.nullable(),
  keep: keepInput,
  /** The folder or bucket of the backups. */
  location: z.string(),
  /** True while backups are in the folder of the data itself, which is lost with its disk. */
  beside_data: z.boolean(),
  /** The backup that waits or is being made, in percent. */
  running: z.object({ progress: z.int(), created_at: moment }).nullable(),
  /** The last attempt, unless a later one succeeded. */
  failed: z.object({ at: moment, reason: z.enum(backupFailures) }).nullable(),
  /** Newest first; null while the folder or bucket cannot be read. */
  backups: z.array(storedBackup).nullable(),
});
export type BackupsView = z.infer<typeof backupsView>;

export const latestBackup = z.object({
  has_key: z.boolean(),
  latest: z.object({ at: moment, bytes: z.number() }).nullable(),
  /** More than 36 hours without a backup. */
  overdue: z.boolean(),
});
