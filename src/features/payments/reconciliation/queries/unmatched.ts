import { allUnmatched } from '@/features/payments/reconciliation/data';
import type { Tx } from '@/server/database/db';

/** Mismatches between our ledger and a gateway's list as of last night; normally none. */
export const unmatchedPayments = (db: Tx) => allUnmatched(db);
