import { hasEmail, toProfileView } from '@/features/accounts/data';
import type { ProfileView } from '@/features/accounts/schema';
import { changeProfile } from '@/features/accounts/settings/data';
import { AVATAR_MEGABYTES, AVATAR_SIDE, isAvatarTooLarge } from '@/features/accounts/settings/domain/avatar';
import type { UpdateProfileInput } from '@/features/accounts/settings/schema';
import { squarePicture } from '@/features/media/commands/square-picture';
import { ownPicture } from '@/features/media/queries/pictures-of';
import type { Ctx } from '@/server/api/context';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

type PersonCtx = Ctx & { actor: Person };

async function avatarFrom(ctx: PersonCtx, uuid: string): Promise<string> {
  const picture = await ownPicture(ctx, uuid);
  if (!picture) throw fieldError('avatar', 'invalid.picture_unknown');
  if (isAvatarTooLarge(picture.sentBytes)) {
    throw fieldError('avatar', 'invalid.avatar_too_large', { megabytes: AVATAR_MEGABYTES });
  }
  return (await squarePicture(ctx, picture, AVATAR_SIDE)).id;
}

export async function updateProfile(ctx: PersonCtx, input: UpdateProfileInput): Promise<ProfileView> {
  const { first_name, last_name, gender, locale, avatar } = input;
  const user = await changeProfile(ctx.db, ctx.actor.userId, {
    firstName: first_name,
    lastName: last_name,
    gender,
    locale,
    avatarId: avatar ? await avatarFrom(ctx, avatar) : avatar,
  });
  if (!user || !hasEmail(user)) throw new AppError('unauthenticated');
  return toProfileView(user);
}
