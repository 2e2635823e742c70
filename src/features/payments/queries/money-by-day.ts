import { moneyMoved } from '@/features/payments/data';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

/** What the shop took less what it refunded, on each day on which money moved. */
export const moneyByDay = (db: Tx, { from, to }: { from: Day; to: Day }) => moneyMoved(db, from, to);
