import { personById, toPersonView } from '@/features/accounts/admin/people/data';
import type { AdminView } from '@/features/accounts/admin/people/schema';
import type { Audience } from '@/features/accounts/domain/audience';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { isUuid } from '@/shared/schema/ids';

export async function person({ db }: Pick<Ctx, 'db'>, audience: Audience, uuid: string): Promise<AdminView> {
  const row = isUuid(uuid) ? await personById(db, audience, uuid) : null;
  if (!row) throw new AppError('not_found');
  return toPersonView(row);
}
