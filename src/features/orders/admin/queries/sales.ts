import type { Ctx } from '../../../../server/context';
import type { Day } from '../../../../shared/days';
import { textsIn } from '../../../../shared/localised';
import { productTexts } from '../../../catalogue/schema';
import { bookingsByDay, mostSold } from '../data';

type Span = { from: Day; to: Day };

/** Bookings that stand, by the day they were made. */
export const bookingsMade = ({ db }: Pick<Ctx, 'db'>, span: Span) => bookingsByDay(db, span);

export async function bestSellers({ db, locale }: Pick<Ctx, 'db' | 'locale'>, span: Span, most: number) {
  return (await mostSold(db, span, most)).map(({ texts, ...sold }) => ({
    ...sold,
    title: textsIn(productTexts.parse(texts), locale).title,
  }));
}
