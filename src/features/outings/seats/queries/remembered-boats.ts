import { type Boats, boatsOf } from '@/features/outings/domain/boats';
import type { Day, Departure, Vehicle } from '@/features/outings/domain/day';
import { classOf } from '@/features/outings/domain/parts';
import { processWide } from '@/server/process/process-wide';

/** Number of cached days: a year, and as many changed by sales. */
const MAX = 800;

const remembered = processWide('searched-boats', () => new Map<string, Boats>());

/** Cached, because the days of a calendar share most of their boats and departures. */
const texts = new WeakMap<object, string>();

function textOf<One extends object>(one: One, describe: (one: One) => string): string {
  const text = texts.get(one) ?? describe(one);
  texts.set(one, text);
  return text;
}

const textOfVehicle = ({ id, kind, seats, areas, inService }: Vehicle) =>
  JSON.stringify([id, kind, seats, areas, inService]);
const textOfDeparture = ({ id, needs, people, vehicle, isFixed }: Departure) =>
  JSON.stringify([id, classOf(needs), people, vehicle, isFixed]);

const keyOf = ({ countsVehicles, searchedBelow, vehicles, departures }: Day): string => {
  const boats = vehicles.map((one) => textOf(one, textOfVehicle));
  return [countsVehicles, searchedBelow, ...boats, ...departures.map((one) => textOf(one, textOfDeparture))].join();
};

/**
 * Caches search results, because most days of a calendar have been searched before and depend only on their boats and
 * departures; evicts the least recently used day.
 */
export function rememberedBoats(day: Day): Boats {
  const key = keyOf(day);
  const found = remembered.get(key) ?? boatsOf(day);
  remembered.delete(key);
  remembered.set(key, found);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= MAX) break;
    remembered.delete(oldest);
  }
  return found;
}
