import { publishedByBookings } from '@/features/reports/data';
import type { Ctx } from '@/server/api/context';
import { listingPageSize } from '@/shared/list/listing';
import { dayAt, plusDays } from '@/shared/time/days';

const SEASON_DAYS = 90;

/** The slugs of what can be booked, the most booked of the last months first: an order only, which names no numbers. */
export async function mostBooked({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<string[]> {
  const today = dayAt(now);
  const rows = await publishedByBookings(db, { from: plusDays(today, -SEASON_DAYS), to: today }, listingPageSize);
  return rows.map(({ slug }) => slug);
}
