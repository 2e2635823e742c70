import { allUnmatched } from '@/features/payments/reconciliation/data';
import type { Tx } from '@/server/database/db';

/** Payments on which our ledger and a gateway's books differ, as of last night. There should be none. */
export const unmatchedPayments = (db: Tx) => allUnmatched(db);
