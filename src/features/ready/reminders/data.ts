import { itemsInOrder } from '@/features/orders/data/items';
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

/** Orders paid at or after a moment, whose links were not sent yet. */
export const ordersPaidSince = (db: Tx, since: Date, statuses: readonly OrderStatus[]) =>
  db.order.findMany({
    where: {
      status: { in: [...statuses] },
      anonymisedAt: null,
      AND: [
        { events: { some: { kind: 'status', to: 'paid', at: { gte: since } } } },
        { events: { none: { kind: 'links_sent' } } },
      ],
    },
    include: { divers: { orderBy: { position: 'asc' } }, items: itemsInOrder, customer: true },
    orderBy: { id: 'asc' },
  });
