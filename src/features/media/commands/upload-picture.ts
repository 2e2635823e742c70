import { toPictureView } from '@/features/media/domain/picture-view';
import type { PictureView } from '@/features/media/schema';
import type { Ctx } from '@/server/api/context';
import { salientPoint } from '@/server/pictures/pictures';
import type { Person } from '@/shared/schema/actor';
import { receivePicture } from './receive-picture';
import { storePicture } from './store-picture';

/** Re-encodes an upload, proposes its focal point and stores it; it stays invisible until another call uses it. */
export async function uploadPicture(ctx: Ctx & { actor: Person }, sent: Uint8Array): Promise<PictureView> {
  const picture = await receivePicture(sent, 'file');
  const focus = await salientPoint(picture.bytes);
  return toPictureView(await storePicture(ctx, ctx.actor.userId, { ...picture, focus }, sent.byteLength));
}
