import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';

type OrderColumns = Pick<
  Prisma.OrderUncheckedUpdateInput,
  | 'pickupArea'
  | 'emergency'
  | 'locale'
  | 'sealedDetails'
  | 'addressMarks'
  | 'activityFee'
  | 'addOnFee'
  | 'discount'
  | 'passedOn'
  | 'adjustment'
  | 'total'
  | 'dueNow'
  | 'remaining'
>;

export const updateOrder = (tx: Tx, id: string, columns: OrderColumns) =>
  tx.order.update({ where: { id }, data: columns });
