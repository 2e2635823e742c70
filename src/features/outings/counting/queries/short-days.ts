import type { ShortDaysInput, ShortDayView } from '@/features/outings/counting/schema';
import { shortLimits } from '@/features/outings/seats/data';
import { shortagesOf } from '@/features/outings/seats/domain/short-on';
import type { Ctx } from '@/server/api/context';

/** The days on which boats or leaders are missing for what is sold. */
export async function shortDays({ db }: Pick<Ctx, 'db'>, span: ShortDaysInput): Promise<ShortDayView[]> {
  const days = await shortLimits(db, span);
  return [...days].map(([date, limits]) => ({ date, parts: shortagesOf(limits) }));
}
