import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { isUuid } from '../../../../shared/ids';
import { messageById, toMessageView } from '../data';
import type { MessageView } from '../schema';

export async function message({ db }: Pick<Ctx, 'db'>, uuid: string): Promise<MessageView> {
  const row = isUuid(uuid) ? await messageById(db, uuid) : null;
  if (!row) throw new AppError('not_found');
  return toMessageView(db, row);
}
