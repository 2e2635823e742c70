import type { Part } from '@/features/outings/domain/parts';
import type { Day } from '@/shared/time/days';
import { isClash, lastDayFrom, type Span } from './clashes';

type Item = {
  activity_date: Day | '';
  sold: { duration_days: number; parts: readonly Part[] } | undefined;
};

const spanOf = ({ activity_date: first, sold }: Item): Span | null =>
  sold && first
    ? { first, last: lastDayFrom(first, sold.duration_days), parts: sold.parts, people: ['anybody'] }
    : null;

/** The other items in the same part of a day, so that nobody can be on both. */
export function overlapsOf<Some extends Item>(item: Some, items: readonly Some[]): Some[] {
  const span = spanOf(item);
  return items.filter((other) => {
    const theirs = other === item ? null : spanOf(other);
    return span !== null && theirs !== null && isClash(span, theirs);
  });
}
