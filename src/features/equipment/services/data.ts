import type { Tx } from '@/server/database/db';
import { toDate, toDay } from '@/shared/time/days';
import { type NewService, type ServiceView, serviceView } from './schema';

export const insertService = (
  tx: Tx,
  { uuid: unitId, kind, date, done_by: doneBy, cost, note }: NewService,
  createdAt: Date,
) => tx.equipmentService.create({ data: { unitId, kind, date: toDate(date), doneBy, cost, note, createdAt } });

/** The latest first. */
export async function servicesOf(db: Tx, unitId: string): Promise<ServiceView[]> {
  const rows = await db.equipmentService.findMany({
    where: { unitId },
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
  });
  return rows.map(({ id: uuid, kind, date, doneBy, cost, note }) =>
    serviceView.parse({ uuid, kind, date: toDay(date), done_by: doneBy, cost, note }),
  );
}
