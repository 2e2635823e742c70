type Item = { state: 'booked' | 'off'; divers: readonly number[] };
type Order<Diver> = { divers: readonly Diver[]; items: readonly Item[] };

/** The booked items, or all items when none is booked. */
export const itemsBooked = <Some extends Item>(items: readonly Some[]): readonly Some[] => {
  const some = items.filter(({ state }) => state === 'booked');
  return some.length > 0 ? some : items;
};

/** The people who come along: those on the booked items, or on all when none is booked. */
export function peopleBooked<Diver>({ divers, items }: Order<Diver>): Diver[] {
  const along = new Set(itemsBooked(items).flatMap((item) => item.divers));
  return divers.filter((_, position) => along.has(position));
}
