import { rateFinder } from '@/features/pay/rates/data';
import { closedMonthsWithin, monthsOfExtras, worksBetween } from '@/features/pay/sheets/data';
import { FIRST_DAY } from '@/features/pay/sheets/domain/months';
import { payLines } from '@/features/pay/sheets/domain/pay-lines';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';
import { type Month, monthOf } from '@/shared/time/month';

/** Open months in which the member has pay for work up to this day, or other lines. */
export async function unpaidMonths(db: Tx, member: string, today: Day): Promise<Month[]> {
  const span = { from: FIRST_DAY, to: today };
  const lines = payLines(await worksBetween(db, span, member), await rateFinder(db, member));
  const worked = lines.flatMap(({ date, amount, paid }) => (paid && amount > 0 ? monthOf(date) : []));
  const closed = await closedMonthsWithin(db, span);
  const months = new Set([...worked, ...(await monthsOfExtras(db, member))]);
  return [...months].filter((month) => !closed.includes(month)).sort();
}
