import { lockDaysOf } from '@/features/outings/seats/data';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

/** Locks the days on which items have seats until the transaction ends, and returns them. */
export const lockDaysOfItems = (tx: Tx, items: readonly string[]): Promise<Day[]> => lockDaysOf(tx, items);
