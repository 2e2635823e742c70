/** Somebody who comes along without diving, and whom they come with; blank when nobody is named. */
export type Companion = { name: string | null; companion_of: string };

type Party = {
  count: number;
  names: readonly (string | null)[];
  /** The names of those on the item, in their order; blank while open. */
  divers: readonly string[];
  customer: string;
};

/** One for each seat that the companions of an item take, named as far as names are given. */
export function companionsOf({ count, names, divers, customer }: Party): Companion[] {
  const companion_of = divers.find((name) => name !== '') ?? customer;
  return Array.from({ length: count }, (_, position) => ({ name: names[position] ?? null, companion_of }));
}

type Texts = { companionOf: (name: string) => string; companion: string };

/** The name, or the words that take its place. */
export const companionName = ({ name, companion_of }: Companion, texts: Texts): string =>
  name ?? (companion_of === '' ? texts.companion : texts.companionOf(companion_of));
