import { countConfirmedByHand } from '@/features/catalogue/products/data';
import type { Tx } from '@/server/database/db';

/** True if any of these products makes a paid order wait for staff. */
export const areConfirmedByHand = async (db: Tx, ids: string[]): Promise<boolean> =>
  (await countConfirmedByHand(db, ids)) > 0;
