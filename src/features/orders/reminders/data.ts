import type { OrderStatus } from '@/features/orders/domain/order-state';
import type { Tx } from '@/server/database/db';
import { type Day, toDate } from '@/shared/time/days';

/** Orders with an item in a span of days whose customers were not reminded of open forms yet. */
export const ordersToRemindOfForms = (db: Tx, { from, to }: { from: Day; to: Day }, statuses: readonly OrderStatus[]) =>
  db.order.findMany({
    where: {
      items: { some: { state: 'booked', activityDate: { gte: toDate(from), lte: toDate(to) } } },
      status: { in: [...statuses] },
      events: { none: { kind: 'forms_reminded' } },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
