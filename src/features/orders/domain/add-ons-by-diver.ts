type AddOn = { uuid: string | null; quantity: number };
type Item<Some extends AddOn> = { divers: readonly number[]; add_ons: readonly Some[] };
type Order<Some extends AddOn, One extends Item<Some>> = {
  divers: readonly { equipment: readonly string[] | null }[];
  items: readonly (One & Item<Some>)[];
};

/** The add-ons of these items, each with its divers' positions; positions are empty unless every piece is assigned. */
export const addOnsByDiver = <Some extends AddOn, One extends Item<Some>>({ divers, items }: Order<Some, One>) =>
  items.flatMap((item) =>
    item.add_ons.map((addOn) => {
      const { uuid, quantity } = addOn;
      const by = item.divers.filter((position) => uuid && divers[position]?.equipment?.includes(uuid));
      return { addOn, item, by: by.length === quantity ? by : [] };
    }),
  );
