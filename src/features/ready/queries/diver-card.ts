import { orderById } from '@/features/orders/data/orders';
import { cardOfDiver, cardsOfCustomer } from '@/features/ready/data';
import type { DiverOfOrderInput } from '@/features/ready/schema';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { isUuid } from '@/shared/schema/ids';

/** The photo of the card of a diver of an order, for the staff. */
export async function diverCard(
  { db }: { db: Tx },
  { uuid, diver }: DiverOfOrderInput,
): Promise<{ picture: string | null }> {
  const order = isUuid(uuid) ? await orderById(db, uuid, {}) : null;
  const row = order?.divers[diver];
  if (!row) throw new AppError('not_found');
  return { picture: await cardOfDiver(db, row.id) };
}

/** For the export of personal data. */
export const cardsForExport = (db: Tx, userId: string) => cardsOfCustomer(db, userId);
