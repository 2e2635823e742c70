import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { locationBySlug, toLocationView } from '../data';
import type { LocationView } from '../schema';

export async function getLocation({ db }: Ctx, slug: string): Promise<LocationView> {
  const row = await locationBySlug(db, slug);
  if (!row) throw new AppError('not_found');
  return toLocationView(row);
}
