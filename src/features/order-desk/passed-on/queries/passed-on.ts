import { feeAmount, feeLines } from '@/features/booking/domain/fee-lines';
import { feesOnDay } from '@/features/order-desk/passed-on/data';
import type { PassedOnView } from '@/features/order-desk/passed-on/schema';
import type { Ctx } from '@/server/api/context';
import { groupBy } from '@/shared/list/group-by';
import { lineIn } from '@/shared/schema/localised';
import type { Day } from '@/shared/time/days';

/** The collected fees of the guests who come on a day, each fee once. */
export async function passedOn({ db, locale }: Pick<Ctx, 'db' | 'locale'>, date: Day): Promise<PassedOnView> {
  const rows = await feesOnDay(db, date);
  const lines = rows.flatMap(({ fees }) => feeLines.parse(fees)).filter(({ payment }) => payment === 'with_booking');
  const fees = [...groupBy(lines, ({ id }) => id)].map(([id, same]) => ({
    id,
    name: lineIn(same[0]?.names, locale),
    people: same.reduce((sum, { people }) => sum + people.length, 0),
    amount: same.reduce((sum, line) => sum + feeAmount(line), 0),
  }));
  return { date, fees, total: fees.reduce((sum, { amount }) => sum + amount, 0) };
}
