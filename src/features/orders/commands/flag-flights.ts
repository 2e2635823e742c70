import { flag } from '@/features/orders/data/orders';
import { unflag } from '@/features/orders/data/wrong-amounts';
import { flightsOfOrder } from '@/features/orders/queries/flights-of-order';
import type { Tx } from '@/server/database/db';

/** Makes a flight too soon after diving a question to the staff; nothing is refused. */
export async function flagFlights(tx: Tx, orderId: string): Promise<void> {
  const flights = await flightsOfOrder(tx, orderId);
  if (flights?.answers.includes('too_soon')) await flag(tx, orderId, 'flight');
  else await unflag(tx, orderId, ['flight']);
}
