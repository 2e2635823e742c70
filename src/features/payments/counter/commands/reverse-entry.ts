import { lockOrderRow } from '@/features/payments/commands/lock-order-row';
import { entryById, insertEntry, moneyOfOrder, settlementsBy } from '@/features/payments/data';
import { sourcesOf } from '@/features/payments/queries/sources';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';

type Mistaken = { orderId: string; entryId: string; userId: string; now: Date };

/** The reversed money, above zero; absent if only the account changes. */
type Reversed = { kind: 'on_site' | 'on_account'; amount: number };

/**
 * Reverses an entry made by mistake, once and in full, with a new entry on the current day. Amounts that the payment
 * had settled go back on account.
 */
export async function reverseEntry(tx: Tx, { orderId, entryId, userId, now }: Mistaken): Promise<Reversed> {
  await lockOrderRow(tx, orderId);
  const entry = await entryById(tx, entryId);
  if (entry?.orderId !== orderId) throw new AppError('not_found');
  const { kind, amount, method } = entry;
  if (entry.reversal || (kind !== 'on_site' && kind !== 'on_account')) throw new AppError('entry_not_reversible');
  const common = { orderId, recordedId: userId, at: now };
  if (kind === 'on_account') {
    const { on_account, off_account } = await moneyOfOrder(tx, orderId);
    if (on_account + off_account < amount) throw new AppError('entry_not_reversible');
    await insertEntry(tx, { ...common, kind: 'off_account', amount: -amount, reversesId: entry.id });
    return { kind, amount };
  }
  const till = (await sourcesOf(tx, orderId)).find(({ attemptId }) => attemptId === null);
  if (!till || till.left < amount) throw new AppError('entry_refunded');
  await insertEntry(tx, { ...common, kind: 'on_site_reversal', amount: -amount, method, reversesId: entry.id });
  for (const settled of await settlementsBy(tx, entry.id))
    await insertEntry(tx, { ...common, kind: 'on_account', amount: -settled.amount, reversesId: settled.id });
  return { kind, amount };
}
