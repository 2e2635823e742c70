import type { Tx } from '../../../../server/db';
import { allUnmatched } from '../data';

/** Payments on which our ledger and a gateway's books differ, as of last night. There should be none. */
export const unmatchedPayments = (db: Tx) => allUnmatched(db);
