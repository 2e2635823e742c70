import type { OrderStatus } from '@/features/orders/domain/order-state';
import type { Tx } from '@/server/database/db';
import { type Day, toDate } from '@/shared/time/days';

type Wanted = { statuses: readonly OrderStatus[]; note: string };

/** Orders with a booked item on a day, whose guests did not get this reminder yet. */
export const ordersToRemind = (db: Tx, day: Day, { statuses, note }: Wanted) =>
  db.order.findMany({
    where: {
      items: { some: { state: 'booked', activityDate: toDate(day) } },
      status: { in: [...statuses] },
      events: { none: { kind: 'forms_reminded', note } },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
