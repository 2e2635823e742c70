import { isClash, lastDayFrom, type Span } from '@/features/booking/domain/clashes';
import type { WantedItem } from '@/features/booking/domain/wanted-items';
import type { Part } from '@/features/outings/domain/parts';
import type { Sentence } from '@/shared/errors/errors';
import type { Day } from '@/shared/time/days';

type Timed = {
  item: Pick<WantedItem, 'at'> & { activity_date: Day; divers: readonly number[] };
  basket: { product: { durationDays: number; parts: readonly Part[] } };
};

const spanOf = ({ item, basket: { product } }: Timed): Span => ({
  ...{ first: item.activity_date, last: lastDayFrom(item.activity_date, product.durationDays) },
  ...{ parts: product.parts, people: item.divers },
});

/** Finds the people who are on two items in one part of a day, and those who are on none. */
export function itemFaults(wanted: readonly Timed[], people: readonly number[]): Record<string, Sentence[]> {
  const fields: Record<string, Sentence[]> = {};
  for (const [index, one] of wanted.entries())
    if (wanted.slice(0, index).some((other) => isClash(spanOf(one), spanOf(other))))
      fields[`${one.item.at}divers`] = [{ key: 'invalid.two_items_a_day' }];
  const along = new Set(wanted.flatMap(({ item }) => item.divers));
  for (const position of people)
    if (!along.has(position)) fields[`divers.${position}`] = [{ key: 'invalid.diver_without_item' }];
  return fields;
}
