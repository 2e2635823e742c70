import type { Ctx } from '../../../../server/context';
import { rowsOf, toPage } from '../../../../shared/pages';
import { findMessages, toMessageCard } from '../data';
import type { MessagesInput } from '../schema';

/** What people wrote to the shop, as the staff search and sort it. */
export async function listMessages({ db }: Pick<Ctx, 'db'>, input: MessagesInput) {
  const { rows, total } = await findMessages(db, input, rowsOf(input));
  return toPage(input, total, rows.map(toMessageCard));
}
