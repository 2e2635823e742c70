import { closureById, toClosureView } from '@/features/availability/admin/closures/data';
import type { ClosureView } from '@/features/availability/admin/closures/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

export async function closure({ db }: Ctx, uuid: string): Promise<ClosureView> {
  const found = await closureById(db, uuid);
  if (!found) throw new AppError('not_found');
  return toClosureView(db, found);
}
