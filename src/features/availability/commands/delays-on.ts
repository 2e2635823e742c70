import { allTimesOn, type TimeOfDay } from '@/features/availability/data';
import type { Schedule } from '@/features/availability/domain/schedule';
import { delayOf } from '@/features/availability/domain/usual-departure';
import type { Tx } from '@/server/database/db';
import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';

type Departing = { product: Pick<Schedule['product'], 'id' | 'departureTime'>; date: Day; times: readonly ClockTime[] };
type Delay = (time: ClockTime) => number;

/**
 * Returns for each departure the difference in minutes between its pickup and the product's. Removed departures count
 * too, so that the pickup of the other departures stays the same; the usual departure needs no lookup. `read` holds all
 * times of these days if already read.
 */
export async function delaysOn(
  tx: Tx,
  departing: readonly Departing[],
  read?: readonly TimeOfDay[] | undefined,
): Promise<Delay[]> {
  const isUsual = ({ product, times }: Departing) => times.every((time) => time === product.departureTime);
  const unusual = departing.filter((one) => !isUsual(one));
  if (unusual.length === 0) return departing.map(() => () => 0);
  const days = unusual.map(({ product, date }) => ({ productId: product.id, date }));
  const onDays = read ?? (await allTimesOn(tx, days));
  return departing.map((one) => {
    if (isUsual(one)) return () => 0;
    const ofDay = onDays.filter(({ productId, date }) => productId === one.product.id && date === one.date);
    const times = ofDay.map(({ time }) => time);
    return (time) => delayOf(time, { times, usual: one.product.departureTime });
  });
}
