import { countConfirmedByHand } from '@/features/catalogue/products/data';
import type { Tx } from '@/server/database/db';

/** Whether a paid order of these products waits for the staff: one of them is enough. */
export const areConfirmedByHand = async (db: Tx, ids: string[]): Promise<boolean> =>
  (await countConfirmedByHand(db, ids)) > 0;
