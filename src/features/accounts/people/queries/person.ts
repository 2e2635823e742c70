import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { isUuid } from '../../../../shared/ids';
import type { Door } from '../../domain/door';
import { personById, toPersonView } from '../data';
import type { PersonView } from '../schema';

export async function person({ db }: Pick<Ctx, 'db'>, door: Door, uuid: string): Promise<PersonView> {
  const row = isUuid(uuid) ? await personById(db, door, uuid) : null;
  if (!row) throw new AppError('not_found');
  return toPersonView(row);
}
