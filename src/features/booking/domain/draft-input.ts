import { diverFaults } from '@/features/booking/divers/domain/check-divers';
import { equipmentFaults } from '@/features/booking/divers/domain/equipment';
import { diverInput } from '@/features/booking/divers/schema';
import { bookingInput } from '@/features/booking/schema';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { ErrorKey } from '@/shared/errors/error-key';
import type { Sentence } from '@/shared/errors/errors';
import type { Day } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';
import { asSent } from './as-sent';
import { type Draft, ON_MY_OWN, packagesOf } from './draft';

type Faults = Record<string, Sentence[]>;
type Product = Pick<
  ProductDetail,
  | 'divers_per_package'
  | 'allow_half_package'
  | 'max_quantity'
  | 'level'
  | 'minimum_age'
  | 'forms'
  | 'variants'
  | 'pickup'
  | 'transfers'
  | 'add_ons'
>;

/** While no level is selected, the schema cannot know that association and number are required. */
function certificationFaults(diver: {
  certification_level?: unknown;
  association?: unknown;
  certification_number?: unknown;
  complete_later?: true;
}): Faults {
  if (diver.certification_level !== undefined) return {};
  return {
    ...(!diver.association && { association: [{ key: 'required.association' }] }),
    ...(!diver.certification_number &&
      !diver.complete_later && { certification_number: [{ key: 'required.certification_number' }] }),
  };
}

/** Checks only the fields that can already be parsed against the product's rules. */
function ruleFaults(diver: unknown, product: Product, days: { activity: string; today: Day }) {
  const values = diver as Record<string, unknown>;
  const { date_of_birth, last_dive, certification_level, association } = diverInput.shape;
  return diverFaults(
    {
      date_of_birth: date_of_birth.safeParse(values.date_of_birth).data,
      last_dive: last_dive.safeParse(values.last_dive).data,
      certification_level: certification_level.safeParse(values.certification_level).data,
      association: association.safeParse(values.association).data ?? null,
    },
    { minimumAge: product.minimum_age, minimumLevel: product.level },
    days,
  );
}

const offeredBy = ({ add_ons }: Product) =>
  add_ons.map(({ uuid, equipment, for_eyesight }) => ({ id: uuid, equipment, forEyesight: for_eyesight }));

const sightOf = ({
  equipment,
  left_dioptres: left,
  right_dioptres: right,
}: ReturnType<typeof asSent>['divers'][number]) => ({
  equipment,
  left_dioptres: typeof left === 'number' ? left : null,
  right_dioptres: typeof right === 'number' ? right : null,
});

function activityFaults(draft: Draft, product: Product, today: Day): Faults {
  const at = (isWrong: boolean, field: string, key: ErrorKey, params?: Record<string, unknown>): Faults =>
    isWrong ? { [field]: [{ key, ...(params && { params }) }] } : {};
  const total = product.max_quantity;
  const isFetchedOrComes = draft.pickup_area === ON_MY_OWN || pickupOf(product, draft.pickup_area) !== null;
  return {
    ...at(
      product.variants.every(({ uuid }) => uuid !== draft.variant) && product.variants.length > 0,
      'variant',
      'required.variant',
    ),
    ...at(draft.activity_date !== '' && draft.activity_date < today, 'activity_date', 'day_not_offered'),
    ...at(
      !product.allow_half_package && !Number.isInteger(packagesOf(draft) ?? 0),
      'quantity',
      'invalid.whole_packages',
    ),
    ...at((packagesOf(draft) ?? 0) > total, 'quantity', 'invalid.too_many_packages', { total }),
    ...at(product.pickup && !isFetchedOrComes, 'pickup_area', 'required.pickup_area'),
  };
}

const rulesOf = (draft: Draft, product: Product, today: Day): Faults => ({
  ...activityFaults(draft, product, today),
  ...Object.fromEntries(
    asSent(draft, product, {}).divers.flatMap((diver, index) => {
      const days = { activity: draft.activity_date || today, today };
      const faults = {
        ...ruleFaults(diver, product, days),
        ...certificationFaults(diver),
        ...equipmentFaults(sightOf(diver), offeredBy(product)),
      };
      return Object.entries(faults).map(([field, sentences]) => [`divers.${index}.${field}`, sentences]);
    }),
  ),
});

/** What the booking form sends: everything the server would refuse is found before, in the server's words. */
export const draftInput = (product: Product, today: () => Day) => ({
  schema: bookingInput,
  toInput: (draft: Draft) => asSent(draft, product, {}),
  rules: (draft: Draft) => rulesOf(draft, product, today()),
});

/** Without a product, no draft is a booking. */
export const inputWithoutProduct = { schema: bookingInput };
