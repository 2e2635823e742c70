import type { Tx } from '../../../server/db';
import type { Day } from '../../../shared/days';
import { moneyMoved } from '../data';

/** What the shop took, less what it gave back, on each day on which money moved. */
export const moneyByDay = (db: Tx, { from, to }: { from: Day; to: Day }) => moneyMoved(db, from, to);
