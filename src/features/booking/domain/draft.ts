import type { BookingInput, DiverInput } from '@/features/booking/schema';
import type { ProductDetail } from '@/features/catalogue/schema';

/** Of a diver's form, what is typed so far: everything is text until it is sent. */
export type DiverDraft = Record<keyof DiverInput, string>;

/** A booking that is being written. It outlives the page, so nothing in it depends on one. */
export type Draft = {
  product: string;
  variant: string;
  activity_date: string;
  quantity: string;
  payment_type: BookingInput['payment_type'];
  /** How many of each, by uuid. */
  add_ons: Record<string, number>;
  pickup_area: string;
  pickup_address: string;
  /** More than are needed when packages were taken away again: nobody types a diver twice. */
  divers: DiverDraft[];
  emergency_contact: Record<keyof BookingInput['emergency_contact'], string>;
  inquiry: string;
  /** Sizes are typed in feet, inches and pounds; they are kept in centimetres and kilograms all the same. */
  is_imperial: boolean;
  /** The furthest step that was reached by going on, step by step. */
  reached: number;
  /** One for the whole draft, so that however often it is sent it makes one order. */
  idempotency_key: string;
};

/** A pickup area that is none: the guests come to the shop by themselves. */
export const ON_MY_OWN = 'own';

const emptyDiver: DiverDraft = {
  full_name: '',
  date_of_birth: '',
  gender: '',
  nationality: '',
  preferred_language: '',
  phone: '',
  email: '',
  height_cm: '',
  weight_kg: '',
  shoe_size: '',
  shoe_size_system: 'EU',
  dietary_restriction: '',
  association: '',
  certification_number: '',
  certification_level: '',
  last_dive: '',
  variant: '',
};

export const emptyDraft = (idempotencyKey: string): Draft => ({
  product: '',
  variant: '',
  activity_date: '',
  quantity: '1',
  payment_type: 'down_payment',
  add_ons: {},
  pickup_area: '',
  pickup_address: '',
  divers: [],
  emergency_contact: { name: '', phone: '', relationship: '', message: '' },
  inquiry: '',
  is_imperial: false,
  reached: 0,
  idempotency_key: idempotencyKey,
});

/** What of a product decides about the form. */
export type Packaging = Pick<ProductDetail, 'divers_per_package' | 'max_quantity' | 'level'>;

/** Packages as they were typed; nothing when it is no whole number above 0. */
export const packagesOf = ({ quantity }: Pick<Draft, 'quantity'>): number | null =>
  /^0*[1-9]\d{0,3}$/.test(quantity.trim()) ? Number(quantity) : null;

/** As many divers as the packages are for, and not more than can be ordered at all. */
export const diverCount = (draft: Pick<Draft, 'quantity'>, product: Packaging): number =>
  Math.min(packagesOf(draft) ?? 1, product.max_quantity) * product.divers_per_package;

/** Where nobody needs a certification most guests have none. */
const newDiver = ({ level }: Pick<Packaging, 'level'>): DiverDraft => ({
  ...emptyDiver,
  certification_level: level === 'none' ? level : '',
});

/** The forms to be filled in, with empty ones for divers who are not there yet. */
export const diversOf = (draft: Draft, product: Packaging): DiverDraft[] =>
  Array.from({ length: diverCount(draft, product) }, (_, index) => draft.divers[index] ?? newDiver(product));

/** Another product for the same people: what was chosen of the old one goes, who comes along stays. */
export const withProduct = (draft: Draft, product: string): Draft =>
  product === draft.product
    ? draft
    : { ...draft, product, variant: '', activity_date: '', quantity: '1', add_ons: {}, pickup_area: '' };

/** A form for every diver there is a place for; forms that are there already stay as they are. */
export const withDivers = (draft: Draft, product: Packaging): Draft => {
  const divers = diversOf(draft, product);
  return { ...draft, divers: [...divers, ...draft.divers.slice(divers.length)] };
};
