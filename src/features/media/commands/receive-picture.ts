import { MAX_PIXELS } from '@/features/media/domain/limits';
import { pictureTypeOf } from '@/features/media/domain/picture-type';
import { type Picture, redraw } from '@/server/pictures/pictures';
import { fieldError } from '@/shared/errors/errors';

/** Re-encodes an upload upright and without its metadata; refuses, at its field, what is not a picture. */
export async function receivePicture(sent: Uint8Array, field: string): Promise<Picture> {
  if (!pictureTypeOf(sent)) throw fieldError(field, 'invalid.picture_type');
  return redraw(sent, MAX_PIXELS).catch(() => {
    throw fieldError(field, 'invalid.picture');
  });
}
