import { productTexts } from '@/features/catalogue/schema';
import { mostSold, salesByDay } from '@/features/reports/data';
import type { Span } from '@/features/reports/figures/domain/span';
import type { Ctx } from '@/server/api/context';
import { textsIn } from '@/shared/schema/localised';
import type { Day } from '@/shared/time/days';

/** Valid bookings by booking day or by activity day. */
export const dailySales = (
  { db }: Pick<Ctx, 'db'>,
  by: 'sales_by_booking' | 'sales_by_activity',
  span: Span,
  storedUntil: Day,
) => salesByDay(db, by === 'sales_by_booking' ? 'booked' : 'out', span, storedUntil);

export async function bestSellers(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  span: Span,
  storedUntil: Day,
  most: number,
) {
  return (await mostSold(db, span, storedUntil, most)).map(({ texts, ...sold }) => ({
    ...sold,
    title: textsIn(productTexts.parse(texts), locale).title,
  }));
}
