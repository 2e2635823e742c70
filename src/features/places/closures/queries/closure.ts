import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { closureById, toClosureView } from '../data';
import type { ClosureView } from '../schema';

export async function closure({ db }: Ctx, uuid: string): Promise<ClosureView> {
  const found = await closureById(db, uuid);
  if (!found) throw new AppError('not_found');
  return toClosureView(db, found);
}
