import { personById } from '@/features/accounts/admin/people/data';
import { exportData } from '@/features/accounts/settings/queries/export-data';
import type { PersonalDataView } from '@/features/accounts/settings/schema';
import { record } from '@/features/audit/commands/record';
import type { Ctx } from '@/server/api/context';
import type { PersonalData } from '@/server/crypto/personal-data';
import { AppError } from '@/shared/errors/errors';
import { nameOrEmail } from '@/shared/locale/name-order';
import { isUuid } from '@/shared/schema/ids';

/** Exports all personal data at the customer's request and records the export in the audit log. */
export async function exportPerson(
  ctx: Ctx,
  uuid: string,
  personalData: readonly PersonalData[],
): Promise<PersonalDataView> {
  const user = isUuid(uuid) ? await personById(ctx.db, 'users', uuid) : null;
  if (!user) throw new AppError('not_found');
  await record(ctx.db, { ctx, action: 'export', entity: 'user', entityId: user.id, label: nameOrEmail(user) });
  return exportData(ctx, user.id, personalData);
}
