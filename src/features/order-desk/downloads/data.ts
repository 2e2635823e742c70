import type { Tx } from '@/server/database/db';

export const partsOfOrders = (db: Tx, ids: string[]) =>
  db.order.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      locale: true,
      paymentType: true,
      pickupArea: true,
      sealedDetails: true,
      items: { select: { offAt: true, activityDate: true, position: true, snapshot: true } },
      customer: { select: { sealedPhone: true } },
      divers: { orderBy: { position: 'asc' } },
      addOns: { orderBy: { position: 'asc' } },
    },
  });
export type OrderParts = Awaited<ReturnType<typeof partsOfOrders>>[number];
