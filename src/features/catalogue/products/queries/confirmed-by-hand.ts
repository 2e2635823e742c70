import { countConfirmedByHand } from '@/features/catalogue/products/data';
import type { Tx } from '@/server/database/db';

/** True if a paid order of these products waits for staff; one such product is enough. */
export const areConfirmedByHand = async (db: Tx, ids: string[]): Promise<boolean> =>
  (await countConfirmedByHand(db, ids)) > 0;
