import { type DiverDraft, diverFieldNames } from '@/features/booking/divers/domain/fields';
import type { BookingInput } from '@/features/booking/schema';
import type { ProductDetail } from '@/features/catalogue/schema';
import { withPoint } from './people';

/** A booking being written. It outlives the page, so it depends on no page state. */
export type Draft = {
  product: string;
  variant: string;
  activity_date: string;
  /** Empty on a day with one departure. */
  activity_time: string;
  quantity: string;
  payment_type: BookingInput['payment_type'];
  /** Quantities by the add-on's uuid. */
  add_ons: Record<string, number>;
  pickup_area: string;
  pickup_address: string;
  /** May hold more divers than needed after packages were removed, so that nobody has to type a diver again. */
  divers: DiverDraft[];
  emergency_contact: Record<keyof BookingInput['emergency_contact'], string> & { complete_later?: string };
  inquiry: string;
  /** Sizes are typed in feet, inches and pounds; they are stored in centimetres and kilograms anyway. */
  is_imperial: boolean;
  /** The furthest step reached by going on step by step. */
  reached: number;
  /** One key per draft, so that repeated submits create one order. */
  idempotency_key: string;
};

/** Stands for no pickup: the guests come to the shop on their own. */
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
  pickup_area: '',
  pickup_address: '',
  divers: [],
  emergency_contact: { name: '', phone: '', relationship: '', message: '' },
  inquiry: '',
  is_imperial: false,
  reached: 0,
  idempotency_key: idempotencyKey,
});

/** Whether the forms may be filled in after the payment. */
type Forms = Pick<ProductDetail, 'forms'>;

/** Whether this form, of a diver or of whom to call, is filled in later. */
export const isLater = (form: { complete_later?: string } | undefined, { forms }: Forms): boolean =>
  forms !== 'before_payment' && Boolean(form?.complete_later);

/** The properties of a product that shape the form. */
export type Packaging = Pick<ProductDetail, 'divers_per_package' | 'max_quantity' | 'level'>;

/** The number of packages as typed; null when it is not a whole number above 0, nor one with a half. */
export function packagesOf({ quantity }: Pick<Draft, 'quantity'>): number | null {
  const typed = withPoint(quantity);
  return /^0*\d{1,4}(\.[05])?$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;
}

/** The divers of the typed packages, at most as many as one order can have. */
export const diverCount = (draft: Pick<Draft, 'quantity'>, product: Omit<Packaging, 'level'>): number =>
  Math.ceil(Math.min(packagesOf(draft) ?? 1, product.max_quantity) * product.divers_per_package);

/** Without a required certification, most guests have none. */
const newDiver = ({ level }: Pick<Packaging, 'level'>): DiverDraft => ({
  ...emptyDiver,
  certification_level: level === 'none' ? level : '',
});

/** The forms to fill in, with empty ones for missing divers. */
export const diversOf = (draft: Draft, product: Packaging): DiverDraft[] =>
  Array.from({ length: diverCount(draft, product) }, (_, index) => draft.divers[index] ?? newDiver(product));

/** Clears what was selected of the old product and keeps the divers. */
export const withProduct = (draft: Draft, product: string): Draft =>
  product === draft.product
    ? draft
    : {
        ...draft,
        ...{ product, variant: '', activity_date: '', activity_time: '', quantity: '1', add_ons: {}, pickup_area: '' },
      };

/** Adds an empty form for each missing diver; existing forms stay as they are. */
export const withDivers = (draft: Draft, product: Packaging): Draft => {
  const divers = diversOf(draft, product);
  return { ...draft, divers: [...divers, ...draft.divers.slice(divers.length)] };
};
