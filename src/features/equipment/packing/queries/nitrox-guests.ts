import { nitroxBooked } from '@/features/equipment/packing/data';
import { onNitrox } from '@/features/equipment/packing/domain/on-nitrox';
import type { GuestAboard } from '@/features/orders/manifest/queries/guests-between';
import type { Tx } from '@/server/database/db';

/** The guests of a day who dive on nitrox. */
export const nitroxGuests = async (db: Tx, guests: readonly GuestAboard[]): Promise<Set<GuestAboard>> =>
  onNitrox(guests, await nitroxBooked(db, [...new Set(guests.map(({ item }) => item))]));
