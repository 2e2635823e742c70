import { ordersConcerned } from '@/features/availability/admin/closures/data';
import type { ClosedDays, OrdersConcerned } from '@/features/availability/admin/closures/schema';
import type { Ctx } from '@/server/api/context';

export const concernedBy = ({ db, locale }: Ctx, days: ClosedDays): Promise<OrdersConcerned> =>
  ordersConcerned(db, days, locale);
