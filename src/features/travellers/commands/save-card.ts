import { receivePicture } from '@/features/media/commands/receive-picture';
import { storeCard } from '@/features/travellers/data';
import type { CardInput } from '@/features/travellers/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { z } from '@/shared/schema/zod';

type Own = Ctx & { actor: Person };

async function store({ db, actor, now }: Own, uuid: string, bytes: Uint8Array | null): Promise<void> {
  const isStored = z.uuid().safeParse(uuid).success && (await storeCard(db, actor.userId, uuid, { bytes, now }));
  if (!isStored) throw new AppError('not_found');
}

/** Re-encodes the photo of a card without its metadata and stores it sealed, with the person of the account. */
export async function saveCard(ctx: Own, { uuid, picture }: CardInput): Promise<void> {
  const { bytes } = await receivePicture(Buffer.from(picture, 'base64'), 'picture');
  await store(ctx, uuid, bytes);
}

export const removeCard = (ctx: Own, uuid: string): Promise<void> => store(ctx, uuid, null);
