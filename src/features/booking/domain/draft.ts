import { type DiverDraft, diverFieldNames } from '@/features/booking/divers/domain/fields';
import type { BookingInput } from '@/features/booking/schema';
import type { ProductDetail } from '@/features/catalogue/schema';
import { withPoint } from './people';

/** Groups larger than this have to call the shop. */
const MAX_PEOPLE = 100;

/** A booking being written, independent of page state because it outlives the page. */
export type Draft = {
  product: string;
  variant: string;
  activity_date: string;
  /** Empty on a day with one departure. */
  activity_time: string;
  /** In packages; with several items, in people. */
  quantity: string;
  payment_type: BookingInput['payment_type'];
  /** Quantities by the add-on's uuid. */
  add_ons: Record<string, number>;
  /** The names of companions, as typed so far. */
  companions: string[];
  pickup_area: string;
  pickup_address: string;
  /** May hold more divers than needed after packages were removed, so that no diver has to be typed again. */
  divers: DiverDraft[];
  emergency_contact: Record<keyof BookingInput['emergency_contact'], string> & { complete_later?: string };
  inquiry: string;
  /** The flight home of everybody, by the clock of the shop; undefined until it was asked. */
  flight_date?: string | undefined;
  flight_time?: string | undefined;
  /** Non-empty when what is missing in the forms of the divers is filled in after the payment. */
  complete_later: string;
  /** The reason why staff take divers along who do not fit yet. */
  fit_override?: string | undefined;
  /** With several items, all items except the open item, whose product, day and add-ons are the fields above. */
  basket?: Basket | undefined;
  /** Sizes are typed in feet, inches and pounds; stored values are always in centimetres and kilograms. */
  is_imperial: boolean;
  /** The furthest step reached in sequence. */
  reached: number;
  /** One key per draft, so that repeated submits create one order. */
  idempotency_key: string;
};

/** A product on a day, for everybody except the people at the positions in `out`. */
export type DraftItem = Pick<
  Draft,
  'product' | 'variant' | 'activity_date' | 'activity_time' | 'add_ons' | 'companions'
> & {
  out: number[];
};

type Basket = {
  others: DraftItem[];
  /** The position of the open item among all items. */
  at: number;
  /** Positions of the people who are not on the open item. */
  out: number[];
};

/** Means no pickup: the guests come to the shop on their own. */
export const ON_MY_OWN = 'own';

const emptyDiver: DiverDraft = {
  ...(Object.fromEntries(diverFieldNames.map((field) => [field, ''])) as DiverDraft),
  shoe_size_system: 'EU',
};

export const emptyDraft = (idempotencyKey: string): Draft => ({
  product: '',
  variant: '',
  activity_date: '',
  activity_time: '',
  quantity: '1',
  payment_type: 'down_payment',
  add_ons: {},
  companions: [],
  pickup_area: '',
  pickup_address: '',
  divers: [],
  emergency_contact: { name: '', phone: '', relationship: '', message: '' },
  inquiry: '',
  complete_later: '',
  is_imperial: false,
  reached: 0,
  idempotency_key: idempotencyKey,
});

type Forms = Pick<ProductDetail, 'forms'>;

/** True when forms are completed later: those of all divers, by the draft, or the emergency contact's own. */
export const isLater = (form: { complete_later?: string }, { forms }: Forms): boolean =>
  forms !== 'before_payment' && Boolean(form.complete_later);

/** The properties of a product that shape the form. */
export type Packaging = Pick<ProductDetail, 'divers_per_package' | 'max_quantity' | 'level'>;

/** The number of packages as typed; null unless it is a positive number of whole or half packages. */
export function packagesOf({ quantity }: Pick<Draft, 'quantity'>): number | null {
  const typed = withPoint(quantity);
  return /^0*\d{1,4}(\.[05])?$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;
}

type Counted = Pick<Draft, 'quantity' | 'basket'>;
type Sized = Omit<Packaging, 'level'>;

/** The number of people in a booking with several items; 1 while the typed number is invalid. */
export const typedParty = ({ quantity }: Pick<Draft, 'quantity'>): number =>
  /^\d{1,4}$/.test(quantity.trim()) ? Math.min(Math.max(1, Number(quantity)), MAX_PEOPLE) : 1;

/** The number of people: the divers of the typed packages, limited to one order's maximum. */
export const partyCount = (draft: Counted, product: Sized): number =>
  draft.basket
    ? typedParty(draft)
    : Math.ceil(Math.min(packagesOf(draft) ?? 1, product.max_quantity) * product.divers_per_package);

/** The positions of the people on an item. */
export const positionsOn = ({ out }: Pick<DraftItem, 'out'>, party: number): number[] =>
  Array.from({ length: party }, (_, position) => position).filter((position) => !out.includes(position));

/** The number of people on the open item. */
export const diverCount = (draft: Counted, product: Sized): number =>
  draft.basket ? positionsOn(draft.basket, typedParty(draft)).length : partyCount(draft, product);

/** The packages of the open item; null while their number is invalid. */
export const openPackages = (draft: Counted, product: Sized): number | null =>
  draft.basket ? diverCount(draft, product) / product.divers_per_package : packagesOf(draft);

/** When no certification is required, most guests have none. */
const newDiver = ({ level }: Pick<Packaging, 'level'>): DiverDraft => ({
  ...emptyDiver,
  certification_level: level === 'none' ? level : '',
});

/** The forms to fill in, with empty forms for missing divers. */
export const diversOf = (draft: Draft, product: Packaging): DiverDraft[] =>
  Array.from({ length: partyCount(draft, product) }, (_, index) => draft.divers[index] ?? newDiver(product));

const nothingOf = { variant: '', activity_date: '', activity_time: '', add_ons: {}, companions: [] };

const choicesOf = ({ basket }: Draft) => ({ ...nothingOf, ...(!basket && { quantity: '1', pickup_area: '' }) });

/** Clears selections of the old product, if any; keeps the divers and everything shared by all items. */
export const withProduct = (draft: Draft, product: string): Draft =>
  product === draft.product ? draft : { ...draft, product, ...(draft.product ? choicesOf(draft) : {}) };

/** Adds an empty form for each missing diver; existing forms stay as they are. */
export const withDivers = (draft: Draft, product: Packaging): Draft => {
  const divers = diversOf(draft, product);
  return { ...draft, divers: [...divers, ...draft.divers.slice(divers.length)] };
};
