import { productId } from '@/features/outings/counting/data';
import type { RatioInput, ShopRatioInput, ShortDayView } from '@/features/outings/counting/schema';
import { departuresSince, lastDay, readDays } from '@/features/outings/seats/data';
import { dayOf, type StoredDay, type StoredDeparture } from '@/features/outings/seats/domain/day-of';
import { recountedDay } from '@/features/outings/seats/domain/recounted-day';
import { missingIn, shortOn } from '@/features/outings/seats/domain/short-on';
import type { Ctx } from '@/server/api/context';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';
import { dayAt, plusDays } from '@/shared/time/days';

/** Longest time, in days, since the start of a course still in progress. */
const LONGEST_DAYS = 366;

type Proposal = { divers_per_guide: number; concerns: (departure: StoredDeparture) => boolean };

/** Days from today on that would lack more leaders if a guide led this many divers of the departures concerned. */
async function shorterDays(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { divers_per_guide: diversPerGuide, concerns }: Proposal,
): Promise<ShortDayView[]> {
  const to = await lastDay(db);
  const stored = to && (await readDays(db, { from: dayAt(now), to }));
  if (!stored) return [];
  const withRatio = (day: StoredDay): StoredDay => ({
    ...day,
    departures: day.departures.map((one) =>
      concerns(one) ? { ...one, needs: { ...one.needs, diversPerGuide } } : one,
    ),
  });
  return stored.days.flatMap((day) => {
    const parts = shortOn(recountedDay(stored, withRatio(day)).after);
    const before = shortOn(dayOf(stored, [], day));
    return missingIn(parts) > missingIn(before) ? [{ date: day.date, parts }] : [];
  });
}

/** Previews a new number for one product. */
export async function previewRatio(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { slug, divers_per_guide }: RatioInput,
): Promise<ShortDayView[]> {
  const id = await productId(ctx.db, slug);
  if (!id) throw new AppError('not_found');
  const own = new Set((await departuresSince(ctx.db, id, plusDays(dayAt(ctx.now), -LONGEST_DAYS))).departures);
  return shorterDays(ctx, { divers_per_guide, concerns: (departure) => own.has(departure.id) });
}

/** Previews a new number for the shop: it applies to products with the shop's number, and to those with more. */
export async function previewShopRatio(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { divers_per_guide }: ShopRatioInput,
): Promise<ShortDayView[]> {
  const { divers_per_guide: before } = (await currentShop(ctx.db)).selling;
  const concerns = ({ needs }: StoredDeparture) =>
    needs.diversPerGuide === before || needs.diversPerGuide > divers_per_guide;
  return shorterDays(ctx, { divers_per_guide, concerns });
}
