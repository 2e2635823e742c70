import { comesAlong } from '@/features/orders/domain/order-state';
import type { Tx } from '@/server/database/db';
import { type Day, toDate } from '@/shared/time/days';

/** The agreed fees of the items that begin on a day and have some to pass on. */
export const feesOnDay = (db: Tx, day: Day) =>
  db.orderItem.findMany({
    where: {
      activityDate: toDate(day),
      state: 'booked',
      passedOn: { gt: 0 },
      order: { status: { in: [...comesAlong] } },
    },
    select: { orderId: true, fees: true },
  });
