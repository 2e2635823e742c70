type Item = { state: 'booked' | 'off'; divers: readonly number[] };
type Order<Diver, AddOn> = {
  divers: readonly Diver[];
  add_ons: readonly AddOn[];
  items: readonly (Item & { add_ons: readonly AddOn[] })[];
};

const booked = <Some extends Item>(items: readonly Some[]): readonly Some[] => {
  const some = items.filter(({ state }) => state === 'booked');
  return some.length > 0 ? some : items;
};

/** The people who come along: those on the booked items, or on all when none is booked. */
export function peopleBooked<Diver>({ divers, items }: Pick<Order<Diver, unknown>, 'divers' | 'items'>): Diver[] {
  const along = new Set(booked(items).flatMap((item) => item.divers));
  return divers.filter((_, position) => along.has(position));
}

/** The add-ons of the booked items, or of all when none is booked. */
export const addOnsBooked = <AddOn>({ items }: Pick<Order<unknown, AddOn>, 'items'>): AddOn[] =>
  booked(items).flatMap((item) => item.add_ons);
