import { countLimits, daysShortOfBoats, readDays, writeDays } from '@/features/outings/seats/data';
import type { StoredDay, StoredDays } from '@/features/outings/seats/domain/day-of';
import { recountedDay } from '@/features/outings/seats/domain/recounted-day';
import { changedBoats, type WrittenDay } from '@/features/outings/seats/domain/written-day';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

/** Keeps the limits and the day's search result. */
function relieved(stored: StoredDays, day: StoredDay): WrittenDay[] {
  const { before, after } = recountedDay(stored, day);
  const boats = changedBoats(after, before);
  return boats.length > 0 ? [{ date: day.date, searchedBelow: day.searchedBelow, boats, limits: null }] : [];
}

/**
 * Puts people without a boat on one that has room again, so that shortages fall at once and never rise. Call it in the
 * transaction that releases seats, after the release, on the days locked for it.
 */
export async function relieveDays(tx: Tx, days: readonly Day[]): Promise<void> {
  const short = await daysShortOfBoats(tx, days);
  const [from] = short;
  const to = short.at(-1);
  const stored = from && to ? await readDays(tx, { from, to }) : null;
  if (!stored) return;
  const written = stored.days.filter(({ date }) => short.includes(date)).flatMap((day) => relieved(stored, day));
  if (written.length === 0) return;
  await writeDays(tx, written);
  await countLimits(tx, short, 'release');
}
