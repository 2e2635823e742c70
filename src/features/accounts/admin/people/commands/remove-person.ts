import { lockPerson } from '@/features/accounts/admin/people/data';
import { requireExcludable } from '@/features/accounts/admin/people/domain/colleagues';
import type { Audience } from '@/features/accounts/domain/audience';
import { erase } from '@/features/accounts/settings/commands/erase';
import { erasedEmail } from '@/features/accounts/settings/data';
import { record } from '@/features/audit/commands/record';
import type { Ctx } from '@/server/api/context';
import type { PersonalData } from '@/server/crypto/personal-data';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { isUuid } from '@/shared/schema/ids';
import { lockColleagues } from './lock-colleagues';

/** Runs the erasure that customers can start in their settings. */
export const removePerson = (
  ctx: Ctx & { actor: Person },
  audience: Audience,
  uuid: string,
  personalData: readonly PersonalData[],
): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    if (audience === 'admins') requireExcludable(await lockColleagues(tx, ctx.actor), uuid);
    const user = isUuid(uuid) ? await lockPerson(tx, audience, uuid) : null;
    if (!user) throw new AppError('not_found');
    await erase(tx, user, personalData, ctx.now);
    const entity = audience === 'admins' ? 'admin' : 'user';
    await record(tx, { ctx, action: 'delete', entity, entityId: user.id, label: erasedEmail(user.id) });
  });
