import { type Boats, boatsOf } from '@/features/outings/domain/boats';
import type { Day } from '@/features/outings/domain/day';
import { processWide } from '@/server/process/process-wide';

/** A year of days, and as many that a sale has changed. */
const MOST = 800;

const remembered = processWide('searched-boats', () => new Map<string, Boats>());

/**
 * What the search of a day found, which depends on its boats and departures alone; most days of a calendar have been
 * searched before. The day used longest ago is forgotten first.
 */
export function rememberedBoats(day: Day): Boats {
  const { crew, countsCrew, ...searched } = day;
  const key = JSON.stringify(searched);
  const found = remembered.get(key) ?? boatsOf(day);
  remembered.delete(key);
  remembered.set(key, found);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= MOST) break;
    remembered.delete(oldest);
  }
  return found;
}
