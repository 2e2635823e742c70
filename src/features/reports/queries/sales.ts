import { productTexts } from '@/features/catalogue/schema';
import { mostSold, salesByActivity, salesByBooking } from '@/features/reports/data';
import type { Span } from '@/features/reports/domain/span';
import type { Ctx } from '@/server/api/context';
import { textsIn } from '@/shared/schema/localised';

/** Bookings that stand, by the day they were made, or by the day of their activity. */
export const dailySales = ({ db }: Pick<Ctx, 'db'>, by: 'sales_by_booking' | 'sales_by_activity', span: Span) =>
  by === 'sales_by_booking' ? salesByBooking(db, span) : salesByActivity(db, span);

export async function bestSellers({ db, locale }: Pick<Ctx, 'db' | 'locale'>, span: Span, most: number) {
  return (await mostSold(db, span, most)).map(({ texts, ...sold }) => ({
    ...sold,
    title: textsIn(productTexts.parse(texts), locale).title,
  }));
}
