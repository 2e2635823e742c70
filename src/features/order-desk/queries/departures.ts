import { countedOrders, departuresBy } from '@/features/order-desk/data/staff-orders';
import type { DayOfDepartures, DeparturesInput } from '@/features/order-desk/day-list/schema';
import {
  type CountedOrders,
  dayOfCourse,
  headcount,
  isOutOn,
  pickupsOf,
} from '@/features/order-desk/domain/departures';
import type { Ctx } from '@/server/api/context';
import { currentShop } from '@/server/shop/current-shop';
import { type Day, daysFrom } from '@/shared/time/days';

type Read = { rows: Awaited<ReturnType<typeof departuresBy>>; diversPerGuide: number };

function dayOf(date: Day, counted: CountedOrders[], { rows, diversPerGuide }: Read): DayOfDepartures {
  const departures = rows.flatMap(({ id, first: _, ...departure }) => {
    const [one, ...others] = counted.filter(({ departureId }) => departureId === id);
    if (!one) return [];
    const together: [CountedOrders, ...CountedOrders[]] = [one, ...others];
    return [{ uuid: id, ...departure, ...dayOfCourse(date, together), ...headcount(together, diversPerGuide) }];
  });
  const sum = (what: 'divers' | 'companions' | 'guides') =>
    departures.reduce((all, departure) => all + departure[what], 0);
  return {
    ...{ date, divers: sum('divers'), companions: sum('companions'), guides: sum('guides') },
    ...{ departures, pickups: pickupsOf(counted) },
  };
}

/** Aggregates in the database, so the rows read do not grow with the number of orders. */
export async function departuresOf(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  { from, to }: DeparturesInput,
): Promise<DayOfDepartures[]> {
  const counted = await countedOrders(db, from, to);
  const { divers_per_guide: diversPerGuide } = (await currentShop(db)).selling;
  const rows = await departuresBy(db, [...new Set(counted.map(({ departureId }) => departureId))], locale);
  return daysFrom(from, to).map((day) => dayOf(day, counted.filter(isOutOn(day)), { rows, diversPerGuide }));
}
