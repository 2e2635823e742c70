import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import { AppError } from '../../../../shared/errors';
import { isUuid } from '../../../../shared/ids';
import { upper } from '../../../../shared/letter-case';
import { nameOrEmail } from '../../../../shared/name-order';
import { expectVersion, nextVersion } from '../../../../shared/versions';
import { record } from '../../../audit/commands/record';
import { endSessionsOf } from '../../data';
import type { Door } from '../../domain/door';
import { raiseSessionVersion } from '../../settings/data';
import { changePerson, factsOf, lockPerson } from '../data';
import type { UpdatePersonInput } from '../schema';
import { keepAnAdmin } from './keep-an-admin';

/**
 * What the staff change about a person. Deactivation acts at the next request of every session; another role ends the
 * sessions, as whatever they were allowed may not be what they are allowed now.
 */
export const updatePerson = (
  ctx: Ctx & { actor: Person },
  door: Door,
  { uuid, version, ...input }: UpdatePersonInput,
): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    if (input.active === false) await keepAnAdmin(tx, ctx.actor, door, uuid);
    const before = isUuid(uuid) ? await lockPerson(tx, door, uuid) : null;
    if (!before) throw new AppError('not_found');
    expectVersion(before, version);
    const { first_name, last_name, gender, locale, role, active } = input;
    const change = {
      ...(first_name && { firstName: first_name }),
      ...(last_name && { lastName: last_name }),
      ...(gender !== undefined && { gender: gender && upper(gender) }),
      ...(locale && { locale }),
      ...(role && { role }),
      ...(active !== undefined && { active }),
    };
    if (role && role !== before.role) {
      await raiseSessionVersion(tx, before.id);
      await endSessionsOf(tx, before.id, ctx.now);
    }
    const after = await changePerson(tx, before.id, change, nextVersion([before], ctx.now));
    await record(tx, {
      ctx,
      action: 'update',
      thing: door === 'admins' ? 'admin' : 'user',
      thingId: before.id,
      label: nameOrEmail(after),
      before: factsOf(before),
      after: factsOf(after),
    });
  });
