import { isPictureKey } from '@/features/media/domain/picture-view';
import { openStorage } from '@/server/storage/open-storage';
import { AppError } from '@/shared/errors/errors';

/** Public to anybody who knows the name, because public pages show pictures. */
export async function readPicture(key: string): Promise<Uint8Array> {
  const bytes = isPictureKey(key) ? await openStorage().get(key) : null;
  if (!bytes) throw new AppError('not_found');
  return bytes;
}
