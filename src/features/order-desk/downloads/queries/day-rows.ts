import type { DayRow, DayRowsInput } from '@/features/order-desk/downloads/schema';
import { listOfDay } from '@/features/order-desk/queries/day-list';
import type { Ctx } from '@/server/api/context';
import { rowsOf, toPage } from '@/shared/list/pages';

/** The guests of a day in day list order; the day list audits the read. */
export async function listDayRows(ctx: Ctx, { date, ...input }: DayRowsInput) {
  const { departures } = await listOfDay(ctx, { date });
  const rows = departures.flatMap(({ uuid, product, time, day, days, bookings }) =>
    bookings.flatMap(({ divers, companions, ...booking }) =>
      [
        ...divers.map((guest) => ({ guest, companion: null })),
        ...companions.map((companion) => ({ guest: null, companion })),
      ].map(
        (person, position): DayRow => ({
          departure: uuid,
          ...{ product, time, day, days, booking, ...person, position },
        }),
      ),
    ),
  );
  const { skip, take } = rowsOf(input);
  return toPage(input, rows.length, rows.slice(skip, skip + take));
}
