import { levelRank } from '@/shared/diving/levels';
import type { Day } from '@/shared/time/days';

/** Orders of a listing besides the shop's own; their names are also the URL parameter. */
export const listingOrders = ['next', 'level', 'booked'] as const;
export type ListingOrder = (typeof listingOrders)[number];

type Sortable = {
  facts: { level: string };
  /** Rank among the most booked, counted from 0. */
  rank: number;
};

export const readOrder = (search: string): ListingOrder | null => {
  const wished = new URLSearchParams(search).get('sort');
  return listingOrders.find((order) => order === wished) ?? null;
};

const NEVER = '9999-12-31';

/** Sorts a listing; equal items keep the shop's order. */
export function inOrder<Item extends Sortable>(
  items: readonly Item[],
  order: ListingOrder | null,
  nextDay: (item: Item) => Day | null,
): Item[] {
  const by: Record<ListingOrder, (one: Item, other: Item) => number> = {
    next: (one, other) => (nextDay(one) ?? NEVER).localeCompare(nextDay(other) ?? NEVER),
    level: (one, other) => levelRank(one.facts.level) - levelRank(other.facts.level),
    booked: (one, other) => one.rank - other.rank,
  };
  return order ? items.toSorted(by[order]) : [...items];
}
