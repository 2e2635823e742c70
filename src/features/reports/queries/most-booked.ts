import { publishedByBookings } from '@/features/reports/data';
import { storedUntil } from '@/features/reports/figures/commands/store-figures';
import type { Ctx } from '@/server/api/context';
import { listingPageSize } from '@/shared/list/listing';
import { dayAt, plusDays } from '@/shared/time/days';

const SEASON_DAYS = 90;

/** Slugs of bookable products by recent bookings; returns only the ranking, so that the public learns no numbers. */
export async function mostBooked({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<string[]> {
  const today = dayAt(now);
  const span = { from: plusDays(today, -SEASON_DAYS), to: today };
  const rows = await publishedByBookings(db, span, await storedUntil(db, span), listingPageSize);
  return rows.map(({ slug }) => slug);
}
