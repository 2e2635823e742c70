import { unitById, viewsOf } from '@/features/equipment/data';
import type { UnitView } from '@/features/equipment/schema';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';

export async function getUnit({ db, now }: { db: Tx; now: Date }, uuid: string): Promise<UnitView> {
  const row = await unitById(db, uuid);
  const [view] = await viewsOf(db, row ? [row] : [], dayAt(now));
  if (!view) throw new AppError('not_found');
  return view;
}
