import { messageById, toMessageView } from '@/features/contact/admin/data';
import type { MessageView } from '@/features/contact/admin/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { isUuid } from '@/shared/schema/ids';

export async function message({ db, locale }: Pick<Ctx, 'db' | 'locale'>, uuid: string): Promise<MessageView> {
  const row = isUuid(uuid) ? await messageById(db, uuid) : null;
  if (!row) throw new AppError('not_found');
  return toMessageView(db, row, locale);
}
