import { MAX_PIXELS } from '@/features/media/domain/limits';
import { pictureTypeOf } from '@/features/media/domain/picture-type';
import { toPictureView } from '@/features/media/domain/picture-view';
import type { PictureView } from '@/features/media/schema';
import type { Ctx } from '@/server/api/context';
import { redraw, salientPoint } from '@/server/pictures/pictures';
import { fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { storePicture } from './store-picture';

/** Re-encodes an upload, proposes its focal point and stores it; it stays invisible until another call uses it. */
export async function uploadPicture(ctx: Ctx & { actor: Person }, sent: Uint8Array): Promise<PictureView> {
  if (!pictureTypeOf(sent)) throw fieldError('file', 'invalid.picture_type');
  const picture = await redraw(sent, MAX_PIXELS).catch(() => {
    throw fieldError('file', 'invalid.picture');
  });
  const focus = await salientPoint(picture.bytes);
  return toPictureView(await storePicture(ctx, ctx.actor.userId, { ...picture, focus }, sent.byteLength));
}
