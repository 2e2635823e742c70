import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import { AppError, fieldError } from '../../../../shared/errors';
import { upper } from '../../../../shared/letter-case';
import { squarePicture } from '../../../media/commands/square-picture';
import { ownPicture } from '../../../media/queries/own-picture';
import { toProfileView } from '../../data';
import type { ProfileView } from '../../schema';
import { changeProfile } from '../data';
import { AVATAR_MEGABYTES, AVATAR_SIDE, isAvatarTooLarge } from '../domain/avatar';
import type { UpdateProfileInput } from '../schema';

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
    gender: gender && upper(gender),
    locale,
    avatarId: avatar ? await avatarFrom(ctx, avatar) : avatar,
  });
  if (!user) throw new AppError('unauthenticated');
  return toProfileView(user);
}
