/** A person who comes along without diving, and the diver they come with; blank when no name is given. */
export type Companion = { name: string | null; companion_of: string };

type Party = {
  count: number;
  names: readonly (string | null)[];
  /** The names of the divers on the item, in order; blank while open. */
  divers: readonly string[];
  customer: string;
};

/** Returns one companion for each seat that companions take, with a name if one was given. */
export function companionsOf({ count, names, divers, customer }: Party): Companion[] {
  const companion_of = divers.find((name) => name !== '') ?? customer;
  return Array.from({ length: count }, (_, position) => ({ name: names[position] ?? null, companion_of }));
}

type Texts = { companionOf: (name: string) => string; companion: string };

/** The name, or a description when there is none. */
export const companionName = ({ name, companion_of }: Companion, texts: Texts): string =>
  name ?? (companion_of === '' ? texts.companion : texts.companionOf(companion_of));
