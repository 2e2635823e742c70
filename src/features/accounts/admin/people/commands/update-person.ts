import { changePerson, factsOf, lockPerson } from '@/features/accounts/admin/people/data';
import { checkRights, requireExcludable } from '@/features/accounts/admin/people/domain/colleagues';
import type { UpdatePersonInput } from '@/features/accounts/admin/people/schema';
import { endSessionsOf } from '@/features/accounts/data';
import type { Audience } from '@/features/accounts/domain/audience';
import { raiseSessionVersion } from '@/features/accounts/settings/data';
import { record } from '@/features/audit/commands/record';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { nameOrEmail } from '@/shared/locale/name-order';
import type { Person } from '@/shared/schema/actor';
import { isUuid } from '@/shared/schema/ids';
import { type Right, toRights } from '@/shared/schema/rights';
import { expectVersion, nextVersion } from '@/shared/schema/versions';
import { lockColleagues } from './lock-colleagues';

/**
 * Deactivation blocks every session at its next request; a change of role or rights ends the sessions, because they may
 * hold rights that are gone.
 */
export const updatePerson = (
  ctx: Ctx & { actor: Person },
  audience: Audience,
  { uuid, version, ...input }: UpdatePersonInput & { rights?: Right[] },
): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const isAboutAccess = audience === 'admins' && (input.active === false || input.rights !== undefined);
    const colleagues = isAboutAccess ? await lockColleagues(tx, ctx.actor) : null;
    if (colleagues && input.active === false) requireExcludable(colleagues, uuid);
    const before = isUuid(uuid) ? await lockPerson(tx, audience, uuid) : null;
    if (!before) throw new AppError('not_found');
    expectVersion(before, version);
    const { first_name, last_name, gender, locale, role, rights, active } = input;
    const earlier = { id: before.id, rights: toRights(before.rights) };
    const haveRightsChanged = colleagues !== null && rights !== undefined && checkRights(colleagues, earlier, rights);
    const change = {
      ...(first_name && { firstName: first_name }),
      ...(last_name && { lastName: last_name }),
      ...(gender !== undefined && { gender }),
      ...(locale && { locale }),
      ...(role && { role }),
      ...(haveRightsChanged && { rights }),
      ...(active !== undefined && { active }),
    };
    if (haveRightsChanged || (role && role !== before.role)) {
      await raiseSessionVersion(tx, before.id);
      await endSessionsOf(tx, before.id, ctx.now);
    }
    const after = await changePerson(tx, before.id, change, nextVersion([before], ctx.now));
    await record(tx, {
      ctx,
      action: 'update',
      entity: audience === 'admins' ? 'admin' : 'user',
      entityId: before.id,
      label: nameOrEmail(after),
      before: factsOf(before),
      after: factsOf(after),
    });
  });
