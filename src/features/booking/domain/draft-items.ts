import type { ProductDetail } from '@/features/catalogue/schema';
import { type Draft, type DraftItem, diverCount, packagesOf, partyCount, positionsOn, typedParty } from './draft';

type Sized = Pick<ProductDetail, 'divers_per_package' | 'max_quantity'>;

const openItem = ({
  product,
  variant,
  activity_date,
  activity_time,
  add_ons,
  companions,
  basket,
}: Draft): DraftItem => ({
  ...{ product, variant, activity_date, activity_time, add_ons, companions },
  out: basket?.out ?? [],
});

/** Fills in the companion names missing from older drafts. */
const savedItem = (item: DraftItem): DraftItem => ({ ...item, companions: item.companions ?? [] });

/** All items in order; a booking with one item has everybody on it. */
export const itemsOf = (draft: Draft): DraftItem[] =>
  draft.basket ? draft.basket.others.map(savedItem).toSpliced(draft.basket.at, 0, openItem(draft)) : [openItem(draft)];

/** The position of the item whose fields are the draft's own. */
export const openAt = ({ basket }: Pick<Draft, 'basket'>): number => basket?.at ?? 0;

const opened = (draft: Draft, items: readonly DraftItem[], at: number): Draft => {
  const { out, ...fields } = items[at] ?? openItem(draft);
  return { ...draft, ...fields, basket: { others: items.toSpliced(at, 1), at, out } };
};

/** Opens another item, whose fields become the draft's own. */
export const withOpen = (draft: Draft, at: number): Draft =>
  draft.basket && at !== draft.basket.at ? opened(draft, itemsOf(draft), at) : draft;

/** The initial fields of a new item. */
export type NewItem = Pick<DraftItem, 'product'> & Partial<DraftItem>;

/**
 * Adds an item for everybody and opens it. From the second item on, the quantity counts people instead of packages, so
 * the product of the first item is needed to convert it.
 */
export function withItem(draft: Draft, item: NewItem, product?: Sized): Draft {
  const added = { variant: '', activity_date: '', activity_time: '', add_ons: {}, companions: [], out: [], ...item };
  const items = [...itemsOf(draft), added];
  const quantity = String(draft.basket || !product ? typedParty(draft) : partyCount(draft, product));
  return opened({ ...draft, quantity }, items, items.length - 1);
}

/**
 * Returns to a single item: people who are not on it leave the booking, and their forms are kept in case they are added
 * again.
 */
function single(draft: Draft, { out, ...fields }: DraftItem, product: Sized): Draft {
  const everybody = positionsOn({ out: [] }, typedParty(draft));
  const some = everybody.filter((position) => !out.includes(position));
  const along = some.length > 0 ? some : everybody;
  const rest = draft.divers.filter((_, position) => !along.includes(position));
  const { basket: _, ...plain } = draft;
  return {
    ...plain,
    ...fields,
    quantity: String(along.length / product.divers_per_package),
    divers: [...along.flatMap((position) => draft.divers[position] ?? []), ...rest],
  };
}

/** Removes an item; `productOf` returns the product of the remaining item. */
export function withoutItem(draft: Draft, at: number, productOf: (slug: string) => Sized | undefined): Draft {
  const before = itemsOf(draft);
  const items = before.toSpliced(at, 1);
  const [last] = items;
  if (!last) return draft;
  if (items.length === 1)
    return single(draft, last, productOf(last.product) ?? { divers_per_package: 1, max_quantity: 1 });
  const open = openAt(draft);
  const next = Math.min(open > at ? open - 1 : open, items.length - 1);
  return opened(draft, items, next);
}

/** Takes a person off the open item, or adds them again. */
export const withPerson = (draft: Draft, position: number, comes: boolean): Draft =>
  draft.basket
    ? {
        ...draft,
        basket: {
          ...draft.basket,
          out: [...draft.basket.out.filter((one) => one !== position), ...(comes ? [] : [position])].sort(
            (a, b) => a - b,
          ),
        },
      }
    : draft;

/** The positions in `out` after the person at this position has left the booking. */
const without = (out: readonly number[], position: number): number[] =>
  out.filter((one) => one !== position).map((one) => (one > position ? one - 1 : one));

/** The seat of a companion: the item's position, and the add-on. */
export type DrySeat = { item: number; seat: string };

/**
 * Seats a person as a companion instead of as a diver: each item has half a package less, or a whole package less when
 * sold per person, and a person who dives on no item loses their diver form.
 */
export function withOneDry(draft: Draft, position: number, seats: readonly DrySeat[], product: Sized): Draft {
  const name = draft.divers[position]?.full_name ?? '';
  const items = itemsOf(draft).map((item, index): DraftItem => {
    const dry = seats.find((one) => one.item === index);
    if (!dry) return item;
    const seated = item.add_ons[dry.seat] ?? 0;
    const named = Array.from({ length: seated }, (_, at) => item.companions[at] ?? '');
    return {
      ...item,
      add_ons: { ...item.add_ons, [dry.seat]: seated + 1 },
      companions: [...named, name],
      out: [...item.out, position].sort((a, b) => a - b),
    };
  });
  const dives = items.some(({ out }) => !out.includes(position));
  const left = dives ? items : items.map((item) => ({ ...item, out: without(item.out, position) }));
  const divers = dives ? draft.divers : draft.divers.toSpliced(position, 1);
  const party = typedParty(draft) - (dives ? 0 : 1);
  if (draft.basket) return opened({ ...draft, divers, quantity: String(party) }, left, openAt(draft));
  const { out: _, ...fields } = left[0] ?? openItem(draft);
  const packages = (partyCount(draft, product) - 1) / product.divers_per_package;
  return { ...draft, ...fields, divers, quantity: String(packages) };
}

/** An item of the draft with its people and number of packages. */
export type ItemOnDraft = DraftItem & {
  /** The path of its fields in the input. */
  at: '' | `items.${number}.`;
  divers: number[];
};

export function itemsWithPeople(draft: Draft, product: Sized): ItemOnDraft[] {
  const party = draft.basket ? typedParty(draft) : diverCount(draft, product);
  return itemsOf(draft).map((item, index) => ({
    ...item,
    at: draft.basket ? (`items.${index}.` as const) : '',
    divers: positionsOn(item, party),
  }));
}

/** The packages of an item; with several items, as many as its people need; null while the number is invalid. */
export const packagesOn = (
  draft: Draft,
  { divers }: Pick<ItemOnDraft, 'divers'>,
  product: Pick<Sized, 'divers_per_package'>,
): number | null => (draft.basket ? divers.length / product.divers_per_package : packagesOf(draft));

/** The product of an item, open or not; undefined once it is no longer on offer. */
export const productOn = <Product>(
  { product: slug }: Pick<DraftItem, 'product'>,
  open: { slug: string; product: Product },
  others: ReadonlyMap<string, Product>,
): Product | undefined => (slug === open.slug ? open.product : others.get(slug));
