import { type Day, daysBetween, plusDays } from '@/shared/time/days';
import { type DayNeeds, needsOn, type ProductNeeds } from './parts';

/** A departure with its product's needs; the id is null before it is created. */
export type Departing = { id: string | null; date: Day; needs: ProductNeeds; durationDays: number };

export type MadeDeparture = Departing & { id: string };

const needsNothing = ({ transport, ledBy }: DayNeeds): boolean => transport === 'none' && ledBy === 'none';

/** Days of a departure on which seats count: the first, and those on which it needs something. */
export function daysTaken({ date, needs, durationDays }: Omit<Departing, 'id'>): Day[] {
  const count = Math.max(1, Math.ceil(durationDays));
  return Array.from({ length: count }, (_, number) => number).flatMap((number) =>
    number === 0 ? [date] : needsNothing(needsOn(needs, number)) ? [] : [plusDays(date, number)],
  );
}

export const needsOnDay = ({ date, needs }: Pick<Departing, 'date' | 'needs'>, day: Day): DayNeeds =>
  needsOn(needs, date === day ? 0 : daysBetween(date, day));
