type AddOn = { uuid: string | null; quantity: number };
type Order<Some extends AddOn> = {
  divers: readonly { equipment: readonly string[] | null }[];
  items: readonly { divers: readonly number[]; add_ons: readonly Some[] }[];
};

/** The add-ons of these items, each with the positions of its divers; none unless every piece of it is somebody's. */
export const addOnsByDiver = <Some extends AddOn>({ divers, items }: Order<Some>): (Some & { by: number[] })[] =>
  items.flatMap(({ divers: along, add_ons }) =>
    add_ons.map((addOn) => {
      const { uuid, quantity } = addOn;
      const by = along.filter((position) => uuid && divers[position]?.equipment?.includes(uuid));
      return { ...addOn, by: by.length === quantity ? by : [] };
    }),
  );
