import { areaOf } from '@/features/availability/sea/data';
import { moonDaysWithin } from '@/features/availability/sea/domain/moon';
import { hasSunfish, sunfishWithin } from '@/features/availability/sea/domain/sunfish';
import type { SeaInput, SeaView } from '@/features/availability/sea/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Computed from tables, so that the calendar needs no network access. */
export async function seaFacts({ db }: Pick<Ctx, 'db'>, { from, to, product }: SeaInput): Promise<SeaView> {
  const area = product === undefined ? null : await areaOf(db, product);
  if (area === undefined) throw new AppError('not_found');
  const isThere = product === undefined || hasSunfish(area);
  return { moon: moonDaysWithin(from, to), sunfish: isThere ? sunfishWithin(from, to) : [] };
}
