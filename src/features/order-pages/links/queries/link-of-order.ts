import { linkOf } from '@/features/order-pages/links/data';
import { linkEnd } from '@/features/order-pages/links/domain/link-end';
import type { Tx } from '@/server/database/db';
import { type Day, dayAt } from '@/shared/time/days';

type Order = { id: string; items: Parameters<typeof linkEnd>[0] };

/** The link of an order as staff see it; null when it has none. */
export async function linkOfOrder(
  db: Tx,
  { id, items }: Order,
  now: Date,
): Promise<{ created_at: string; ends_on: Day; is_over: boolean } | null> {
  const link = await linkOf(db, id);
  const end = linkEnd(items);
  return link && { created_at: link.createdAt.toISOString(), ends_on: end, is_over: dayAt(now) > end };
}
