import type { ClosureContent } from '../../demo/content/closures';
import type { SpecialDay } from '../../demo/content/special-days';
import type { Tx } from '../../src/server/database/db';
import { type Day, dayAt, daysFrom, plusDays, toDate, weekdayOf } from '../../src/shared/time/days';

const WEEK = 7;

/** Finds the first day from then on that is, or is not, one of the product's weekdays. */
function dayOf({ ahead, outsideOfWeek = false }: SpecialDay, weekdays: number[], today: Day): Day {
  const from = plusDays(today, ahead);
  const found = daysFrom(from, plusDays(from, WEEK)).find((day) => weekdays.includes(weekdayOf(day)) !== outsideOfWeek);
  return found ?? from;
}

/** Seeds closures and special days before the orders, which respect them. */
export async function seedSchedule(
  db: Tx,
  { closures, specialDays, now }: { closures: ClosureContent[]; specialDays: SpecialDay[]; now: Date },
): Promise<void> {
  for (const { days, areas, reasons } of closures)
    for (const day of days) await db.closure.create({ data: { from: toDate(day), to: toDate(day), areas, reasons } });

  for (const special of specialDays) {
    const { product, time, seats, closed = false, note } = special;
    const { id, weekdays, seatsPerDay } = await db.product.findUniqueOrThrow({ where: { slug: product } });
    const at = { productId: id, date: toDate(dayOf(special, weekdays, dayAt(now))) };
    if (time) await db.departure.create({ data: { ...at, capacity: seatsPerDay } });
    await db.departure.create({
      data: {
        ...at,
        ...(time && { time }),
        capacity: seats ?? seatsPerDay,
        adjusted: seats !== undefined,
        closed,
        note,
      },
    });
  }
}
