import { insertGuest, type NewGuest } from '@/features/accounts/guests/data';
import type { Tx } from '@/server/database/db';

/** A walk-in, who books by phone or at the counter: a customer without email or password, who cannot sign in. */
export async function addGuest(tx: Tx, guest: NewGuest): Promise<void> {
  await insertGuest(tx, guest);
}
