import { equipmentFaults } from '@/features/booking/divers/domain/equipment';
import { diverInput } from '@/features/booking/divers/schema';
import { diverFaults } from '@/features/booking/fit/domain/diver-faults';
import { judgedFields } from '@/features/booking/fit/domain/fit-diver';
import { fitProduct } from '@/features/booking/fit/domain/fit-product';
import { placingFields, withItems } from '@/features/booking/schema';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { ErrorKey } from '@/shared/errors/error-key';
import type { Sentence } from '@/shared/errors/errors';
import type { ShopAgencies } from '@/shared/shop/agencies';
import type { Day } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';
import { asSent } from './as-sent';
import { type Draft, ON_MY_OWN, positionsOn, typedParty } from './draft';
import { draftFlightFaults } from './draft-flight';
import { type ItemOnDraft, itemsWithPeople, packagesOn, productOn } from './draft-items';
import { itemFaults } from './item-faults';
import { together } from './together';

type Faults = Record<string, Sentence[]>;
type Product = Pick<
  ProductDetail,
  | 'divers_per_package'
  | 'allow_half_package'
  | 'max_quantity'
  | 'level'
  | 'minimum_age'
  | 'refresher'
  | 'requirements'
  | 'forms'
  | 'variants'
  | 'pickup'
  | 'transfers'
  | 'add_ons'
  | 'duration_days'
  | 'parts'
  | 'dive_count'
  | 'departure_time'
>;
/** The products of the other items, by slug. */
type Others = ReadonlyMap<string, Product>;

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

type Rules = { shop: ShopAgencies; today: Day; isOverridden: boolean };

/** Checks against the product's rules, but only the fields that already parse. */
function ruleFaults(diver: unknown, product: Product, activity: string, { today, ...rules }: Rules) {
  const values = diver as Record<string, unknown>;
  const parsed = judgedFields.map((field) => [field, diverInput.shape[field].safeParse(values[field]).data]);
  return diverFaults(Object.fromEntries(parsed), fitProduct(product), { activity, today }, rules);
}

const offeredBy = ({ add_ons }: Pick<Product, 'add_ons'>) =>
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

const fault = (isWrong: boolean, field: string, key: ErrorKey, params?: Record<string, unknown>): Faults =>
  isWrong ? { [field]: [{ key, ...(params && { params }) }] } : {};

/** An item of the draft with its product; undefined if the product is no longer on offer. */
type SoldItem = { item: ItemOnDraft; product: Product | undefined };

function itemRules({ item, product }: SoldItem, quantity: number, today: Day): Faults {
  const { at, variant, activity_date: day } = item;
  if (!product) return fault(true, `${at}product`, 'not_bookable');
  const total = product.max_quantity;
  const isVariantMissing = product.variants.every(({ uuid }) => uuid !== variant) && product.variants.length > 0;
  return {
    ...fault(isVariantMissing, `${at}variant`, 'required.variant'),
    ...fault(day !== '' && day < today, `${at}activity_date`, 'day_not_offered'),
    ...fault(
      !product.allow_half_package && !Number.isInteger(quantity),
      `${at}quantity`,
      at ? 'invalid.people_in_sets' : 'invalid.whole_packages',
      at ? { size: product.divers_per_package } : undefined,
    ),
    ...fault(quantity > total, `${at}quantity`, 'invalid.too_many_packages', { total }),
  };
}

/** Errors across items: people who are on two items at once, and people on no item. */
function basketFaults(draft: Draft, sold: readonly SoldItem[]): Faults {
  if (!draft.basket) return {};
  const timed = sold.flatMap(({ item, product }) =>
    product && item.activity_date
      ? { item, basket: { product: { durationDays: product.duration_days, parts: product.parts } } }
      : [],
  );
  const along = new Set(sold.flatMap(({ item }) => item.divers));
  const isLeftOut = positionsOn({ out: [] }, typedParty(draft)).some((position) => !along.has(position));
  const isCounted = /^\d+$/.test(draft.quantity.trim());
  return {
    ...fault(!isCounted, 'quantity', 'required.diver'),
    ...fault(isLeftOut, `items.${draft.basket.at}.divers`, 'invalid.diver_without_item'),
    ...itemFaults(timed, []),
  };
}

function diverRules(draft: Draft, sold: readonly SoldItem[], forPeople: Product, rules: Rules): Faults {
  const others = new Map(sold.flatMap(({ product, item }) => (product ? [[item.product, product] as const] : [])));
  const faults = asSent(draft, forPeople, {}, others).divers.map((diver, position) => ({
    ...Object.assign(
      {},
      ...sold.map(({ item, product }) =>
        product && item.divers.includes(position)
          ? ruleFaults(diver, product, item.activity_date || rules.today, rules)
          : {},
      ),
    ),
    ...certificationFaults(diver),
    ...equipmentFaults(sightOf(diver), offeredBy(forPeople)),
  }));
  return Object.fromEntries(
    faults.flatMap((found, index) =>
      Object.entries(found as Faults).map(([field, sentences]) => [`divers.${index}.${field}`, sentences]),
    ),
  );
}

function rulesOf(draft: Draft, product: Product, others: Others, rules: Rules): Faults {
  const open = { slug: draft.product, product };
  const sold = itemsWithPeople(draft, product).map((item) => ({ item, product: productOn(item, open, others) }));
  const onOffer = sold.flatMap((one) => one.product ?? []);
  const packagesOf = ({ item, product: one }: SoldItem) =>
    packagesOn(draft, item, one ?? { divers_per_package: 1 }) ?? 0;
  const isServed = onOffer.some((one) => pickupOf(one, draft.pickup_area) !== null);
  const isFetchedOrComes = draft.pickup_area === ON_MY_OWN || isServed;
  return {
    ...Object.assign({}, ...sold.map((one) => itemRules(one, packagesOf(one), rules.today))),
    ...fault(onOffer.some(({ pickup }) => pickup) && !isFetchedOrComes, 'pickup_area', 'required.pickup_area'),
    ...basketFaults(draft, sold),
    ...draftFlightFaults(draft, sold, rules),
    ...diverRules(draft, sold, together(product, onOffer), rules),
  };
}

const placing = withItems(placingFields);

type Around = { shop: ShopAgencies; today: () => Day; others?: Others };

/** The booking form's input: finds in advance everything that the server would refuse, with the server's messages. */
export const draftInput = (product: Product, { shop, today, others = new Map() }: Around) => ({
  schema: placing,
  toInput: (draft: Draft) => asSent(draft, product, {}, others),
  rules: (draft: Draft) => {
    const isOverridden = Boolean(draft.fit_override?.trim());
    return rulesOf(draft, product, others, { shop, today: today(), isOverridden });
  },
});

/** Without a product, no draft is a valid booking. */
export const inputWithoutProduct = { schema: placing };
