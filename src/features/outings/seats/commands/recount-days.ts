import { lockDaysWithin, readDays, writeRecounted } from '@/features/outings/seats/data';
import type { StoredDay, StoredDays } from '@/features/outings/seats/domain/day-of';
import { recountedDay } from '@/features/outings/seats/domain/recounted-day';
import { changedBoats, limitsOf, type WrittenDay } from '@/features/outings/seats/domain/written-day';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import type { Day } from '@/shared/time/days';

/** Nothing limits a day before the shop counts. */
const uncounted = (date: Day): WrittenDay => ({ date, searchedBelow: null, boats: [], limits: [] });

function recounted(stored: StoredDays, day: StoredDay): WrittenDay {
  const { before, after } = recountedDay(stored, day);
  return { date: day.date, searchedBelow: null, boats: changedBoats(after, before), limits: limitsOf(after) };
}

/**
 * Call it in the transaction that changes boats, crew, the roster or what products need, after that change. Who can stay
 * on a boat stays; what is sold beyond the new limits makes a day short, and sells no more. A span without an end is all
 * days from then on.
 */
export async function recountDays(tx: Tx, span: { from: Day; to: Day | null }): Promise<void> {
  const days = await lockDaysWithin(tx, span);
  const [from] = days;
  const to = days.at(-1);
  if (from && to) {
    const stored = await readDays(tx, { from, to });
    await writeRecounted(tx, stored ? stored.days.map((day) => recounted(stored, day)) : days.map(uncounted));
  }
  await pagesChanged(tx, ['departures']);
}
