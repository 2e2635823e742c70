import { lockDaysWithin, readDays, storedShort, writeRecounted } from '@/features/outings/seats/data';
import type { StoredDay, StoredDays } from '@/features/outings/seats/domain/day-of';
import { recountedDay } from '@/features/outings/seats/domain/recounted-day';
import { missingIn, shortOn } from '@/features/outings/seats/domain/short-on';
import { changedBoats, limitsOf, type WrittenDay } from '@/features/outings/seats/domain/written-day';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import type { Day } from '@/shared/time/days';

/** A day before the shop starts to count has no limits. */
const uncounted = (date: Day): WrittenDay => ({ date, searchedBelow: null, boats: [], limits: [] });

function recounted(stored: StoredDays, day: StoredDay) {
  const { before, after } = recountedDay(stored, day);
  const written = { date: day.date, searchedBelow: null, boats: changedBoats(after, before), limits: limitsOf(after) };
  return { written, missing: missingIn(shortOn(after)) };
}

/**
 * Recounts days. Call it in the transaction that changes boats, crew, the roster or product needs, after that change.
 * Departures stay on their boat if they can; seats sold beyond the new limits make a day short and stop its sales. A
 * span without an end covers all later days. Returns the days that lack more than before.
 */
export async function recountDays(tx: Tx, span: { from: Day; to: Day | null }): Promise<Day[]> {
  const days = await lockDaysWithin(tx, span);
  const [from] = days;
  const to = days.at(-1);
  const nowShort: Day[] = [];
  if (from && to) {
    const stored = await readDays(tx, { from, to });
    const before = await storedShort(tx, days);
    const counted = stored?.days.map((day) => recounted(stored, day));
    for (const { written, missing } of counted ?? [])
      if (missing > (before.get(written.date) ?? 0)) nowShort.push(written.date);
    await writeRecounted(tx, counted?.map(({ written }) => written) ?? days.map(uncounted));
  }
  await pagesChanged(tx, ['departures']);
  return nowShort;
}
