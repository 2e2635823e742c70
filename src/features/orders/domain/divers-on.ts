/** The people of an order who are on an item. */
export function diversOn<Diver extends { id: string }>(
  item: { divers: { diverId: string }[] },
  divers: Diver[],
): Diver[] {
  const along = new Set(item.divers.map(({ diverId }) => diverId));
  return divers.filter(({ id }) => along.has(id));
}
