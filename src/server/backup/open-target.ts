import type { Settings } from '@/env';
import { s3LocationOf } from '@/server/storage/s3-storage';
import { folderTarget } from './folder-target';
import { s3Target } from './s3-target';
import type { BackupTarget } from './target';

type TargetSettings = Pick<
  Settings,
  'BACKUP_DIR' | 'BACKUP_URL' | 'AWS_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'
>;

/** A bucket wins over a folder, which has a default. */
export function openTarget(settings: TargetSettings): BackupTarget {
  if (!settings.BACKUP_URL) return folderTarget(settings.BACKUP_DIR);
  return s3Target(s3LocationOf(settings.BACKUP_URL, settings.AWS_REGION), {
    accessKeyId: settings.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: settings.AWS_SESSION_TOKEN,
  });
}
