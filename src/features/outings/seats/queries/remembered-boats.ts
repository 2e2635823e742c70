import { type Boats, boatsOf } from '@/features/outings/domain/boats';
import type { Day } from '@/features/outings/domain/day';
import { processWide } from '@/server/process/process-wide';

/** A year of days, and as many that a sale has changed. */
const MOST = 800;

const remembered = processWide('searched-boats', () => new Map<string, Boats>());

/** The days of a calendar have most of their boats and departures in common. */
const texts = new WeakMap<object, string>();

function textOf(one: object): string {
  const existing = texts.get(one);
  if (existing !== undefined) return existing;
  const text = JSON.stringify(one);
  texts.set(one, text);
  return text;
}

const keyOf = ({ countsVehicles, searchedBelow, vehicles, departures }: Day): string =>
  `${countsVehicles} ${searchedBelow} ${vehicles.map(textOf).join()} ${departures.map(textOf).join()}`;

/**
 * What the search of a day found, which depends on its boats and departures alone; most days of a calendar have been
 * searched before. The day used longest ago is forgotten first.
 */
export function rememberedBoats(day: Day): Boats {
  const key = keyOf(day);
  const found = remembered.get(key) ?? boatsOf(day);
  remembered.delete(key);
  remembered.set(key, found);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= MOST) break;
    remembered.delete(oldest);
  }
  return found;
}
