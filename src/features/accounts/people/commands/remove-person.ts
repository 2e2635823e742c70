import type { Ctx } from '../../../../server/context';
import type { PersonalData } from '../../../../server/personal-data';
import type { Person } from '../../../../shared/actor';
import { AppError } from '../../../../shared/errors';
import { isUuid } from '../../../../shared/ids';
import { record } from '../../../audit/commands/record';
import type { Door } from '../../domain/door';
import { erase } from '../../settings/commands/erase';
import { erasedEmail } from '../../settings/domain/erased';
import { lockPerson } from '../data';
import { keepAnAdmin } from './keep-an-admin';

/** Somebody asked us to forget them: the same erasure they could have started in their settings. */
export const removePerson = (
  ctx: Ctx & { actor: Person },
  door: Door,
  uuid: string,
  personalData: readonly PersonalData[],
): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    await keepAnAdmin(tx, ctx.actor, door, uuid);
    const user = isUuid(uuid) ? await lockPerson(tx, door, uuid) : null;
    if (!user) throw new AppError('not_found');
    await erase(tx, user, personalData, ctx.now);
    const thing = door === 'admins' ? 'admin' : 'user';
    await record(tx, { ctx, action: 'delete', thing, thingId: user.id, label: erasedEmail(user.id) });
  });
