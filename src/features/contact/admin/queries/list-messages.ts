import { findMessages, toMessageCard } from '@/features/contact/admin/data';
import type { MessagesInput } from '@/features/contact/admin/schema';
import type { Ctx } from '@/server/api/context';
import { toEndlessPage } from '@/shared/list/pages';

export async function listMessages({ db }: Pick<Ctx, 'db'>, input: MessagesInput) {
  const { rows, total } = await findMessages(db, input);
  return toEndlessPage(input, total, rows.map(toMessageCard));
}
