import type { Ctx } from '../../../../server/context';
import type { PersonalData } from '../../../../server/personal-data';
import { AppError } from '../../../../shared/errors';
import { isUuid } from '../../../../shared/ids';
import { nameOrEmail } from '../../../../shared/name-order';
import { record } from '../../../audit/commands/record';
import { exportData } from '../../settings/queries/export-data';
import type { PersonalDataView } from '../../settings/schema';
import { personById } from '../data';

/** Everything there is of a customer, on their request; that it was taken out is written down. */
export async function exportPerson(
  ctx: Ctx,
  uuid: string,
  personalData: readonly PersonalData[],
): Promise<PersonalDataView> {
  const user = isUuid(uuid) ? await personById(ctx.db, 'users', uuid) : null;
  if (!user) throw new AppError('not_found');
  await record(ctx.db, { ctx, action: 'export', thing: 'user', thingId: user.id, label: nameOrEmail(user) });
  return exportData(ctx, user.id, personalData);
}
