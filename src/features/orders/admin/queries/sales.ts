import { productTexts } from '@/features/catalogue/schema';
import { bookingsByDay, mostSold } from '@/features/orders/admin/data';
import type { Ctx } from '@/server/api/context';
import { textsIn } from '@/shared/schema/localised';
import type { Day } from '@/shared/time/days';

type Span = { from: Day; to: Day };

/** Bookings that stand, by the day they were made. */
export const bookingsMade = ({ db }: Pick<Ctx, 'db'>, span: Span) => bookingsByDay(db, span);

export async function bestSellers({ db, locale }: Pick<Ctx, 'db' | 'locale'>, span: Span, most: number) {
  return (await mostSold(db, span, most)).map(({ texts, ...sold }) => ({
    ...sold,
    title: textsIn(productTexts.parse(texts), locale).title,
  }));
}
