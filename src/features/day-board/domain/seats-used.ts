import { type BoardDay, type BoardOuting, partsOf } from './board-day';

/** The seats taken in the fullest part of an outing, including everyone on the same boat in that part. */
export function seatsUsed(day: BoardDay, outing: BoardOuting): number {
  const inPart = partsOf(day, outing).map((part) =>
    day.departures
      .filter(({ vehicle, needs }) => vehicle === outing.vehicle && needs.parts.includes(part))
      .reduce((sum, { people }) => sum + people, 0),
  );
  return Math.max(0, ...inPart);
}
