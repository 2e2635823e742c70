import { boatById, toBoatView } from '@/features/fleet/admin/data';
import type { BoatView } from '@/features/fleet/admin/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';

export async function getBoat({ db, now }: Ctx, uuid: string): Promise<BoatView> {
  const row = await boatById(db, uuid);
  if (!row) throw new AppError('not_found');
  return toBoatView(row, dayAt(now));
}
