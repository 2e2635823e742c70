import { lastDayFrom } from '@/features/booking/domain/clashes';
import { collectedFees, type FeeLine, feeLinesOf } from '@/features/booking/domain/fee-lines';
import { feeOf, percentOf } from '@/features/booking/domain/percent-of';
import { type AddOnUnit, maxQuantityOf } from '@/features/booking/domain/price';
import { reductions, seasonPrice } from '@/features/booking/domain/price-terms';
import type { Orderable } from '@/features/catalogue/prices/schema';
import type { ChangeKind } from '@/features/orders/domain/change-kinds';
import { sumOf } from '@/features/orders/domain/shares';
import { snapshotOf } from '@/features/orders/domain/snapshot';
import type { OrderSnapshot } from '@/features/orders/schema';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { LocalisedLine } from '@/shared/schema/localised';
import { feesAt, type ShopFee } from '@/shared/shop/fees';
import type { Day } from '@/shared/time/days';
import { type EditedPayer, editedFees } from './edited-fees';

type Line = { addOnId: string | null; names: LocalisedLine; unit: AddOnUnit; price: number; quantity: number };
/** An add-on as it was agreed, in its row. */
export type AgreedAddOn = Line & { id: string };
/** `row` is null for a new add-on. */
export type EditedAddOn = Line & { row: string | null; amount: number };

/** An item as agreed so far, with its price. */
export type AgreedItem = {
  productId: string;
  variantId: string | null;
  unitPrice: number;
  quantity: number;
  activityFee: number;
  discount: number;
  adjustment: number;
  companions: number;
  privateGuide: boolean;
  fees: readonly FeeLine[];
  snapshot: OrderSnapshot;
  addOns: readonly AgreedAddOn[];
};

export type Wanted = {
  /** The other product, or the current one while it is on offer. */
  product: Orderable | null;
  variant: string | null | undefined;
  quantity: number;
  addOns: readonly { add_on: string; quantity: number }[] | undefined;
  /** The day and the birth dates of its people, since seasons, groups and children have their own prices. */
  date: Day;
  births: readonly (string | null)[];
  /** The same people with what their fees depend on. */
  payers: readonly EditedPayer[];
  /** The fees that are due today. */
  fees: readonly ShopFee[];
  /** Path of the item in the input. */
  at: `items.${number}.`;
};

/** Seats and guides taken by each add-on in the catalogue, by id. */
export type SeatFacts = ReadonlyMap<string, { takesSeat: boolean; privateGuide: boolean }>;

const isOther = (agreed: AgreedItem, { product }: Wanted): boolean =>
  product !== null && product.id !== agreed.productId;

/** Converts today's package price to packages of the agreed size. */
const inAgreedPackages = (price: number, agreed: OrderSnapshot, { diversPerPackage }: Orderable): number =>
  percentOf(price, (100 * agreed.diversPerPackage) / diversPerPackage);

/** The option and its price: as agreed while product and option stay, else the current price. */
function unitOf(agreed: AgreedItem, wanted: Wanted) {
  const { product, variant, at } = wanted;
  const stays = !isOther(agreed, wanted) && (variant === undefined || variant === agreed.variantId);
  if (stays) return { variantId: agreed.variantId, unitPrice: agreed.unitPrice, snapshot: agreed.snapshot };
  if (!product?.bookable)
    throw new AppError('not_bookable', { fields: { [`${at}product`]: [{ key: 'not_bookable' }] } });
  const chosen = product.variants.find(({ id }) => id === variant) ?? null;
  if (!chosen && (product.variants.length > 0 || variant)) throw fieldError(`${at}variant`, 'required.variant');
  const price = chosen?.price ?? product.price;
  if (price === null) throw fieldError(`${at}product`, 'not_bookable');
  const { unitPrice } = seasonPrice(price, { rules: product.priceRules, date: wanted.date });
  const variantId = chosen?.id ?? null;
  if (isOther(agreed, wanted)) return { variantId, unitPrice, snapshot: snapshotOf({ product, variant: chosen }) };
  const snapshot = { ...agreed.snapshot, variant: chosen?.names ?? null };
  return { variantId, unitPrice: inAgreedPackages(unitPrice, snapshot, product), snapshot };
}

/** An existing add-on keeps its price, even in a larger quantity; a new one costs the current price. */
function addOnsOf(agreed: AgreedItem, wanted: Wanted, divers: number): EditedAddOn[] {
  const offered = wanted.product?.addOns ?? [];
  const existing = agreed.addOns.filter(({ addOnId }) => addOnId !== null);
  // An add-on deleted from the catalogue cannot be requested, so it stays.
  const nameless = agreed.addOns
    .filter(({ addOnId }) => addOnId === null)
    .map((addOn) => ({ addOn, maximum: addOn.quantity }));
  const chosen = wanted.addOns ?? existing.map(({ addOnId, quantity }) => ({ add_on: addOnId ?? '', quantity }));
  const named = chosen.map(({ add_on: id, quantity }, index) => {
    const before = existing.find(({ addOnId }) => addOnId === id);
    const offer = offered.find((one) => one.id === id);
    const field = `${wanted.at}add_ons.${index}.add_on`;
    if (!offer && (!before || isOther(agreed, wanted) || quantity > before.quantity))
      throw fieldError(field, 'invalid.add_on');
    const addOn = before ?? (offer && { ...offer, id: null, addOnId: offer.id });
    if (!addOn) throw fieldError(field, 'invalid.add_on');
    return { addOn: { ...addOn, quantity }, maximum: Math.max(offer?.maximum ?? 0, before?.quantity ?? 0) };
  });
  return [...named, ...nameless].flatMap(({ addOn, maximum }) => {
    const { id: row, addOnId, names, unit, price } = addOn;
    const quantity = Math.min(addOn.quantity, maxQuantityOf({ unit, maximum }, wanted.quantity, divers));
    return quantity > 0 ? [{ row, addOnId, names, unit, price, quantity, amount: price * quantity }] : [];
  });
}

const countOf = (addOns: readonly Line[], facts: SeatFacts, fact: 'takesSeat' | 'privateGuide'): number =>
  sumOf(addOns.map(({ addOnId, quantity }) => (facts.get(addOnId ?? '')?.[fact] ? quantity : 0)));

/** Derives companions and the private guide from the add-ons; those of a deleted add-on stay. */
function partyOf(agreed: AgreedItem, addOns: readonly EditedAddOn[], facts: SeatFacts) {
  const seats = countOf(addOns, facts, 'takesSeat') - countOf(agreed.addOns, facts, 'takesSeat');
  const isNamed = countOf(agreed.addOns, facts, 'privateGuide') > 0;
  return {
    companions: Math.max(0, agreed.companions + seats),
    privateGuide: countOf(addOns, facts, 'privateGuide') > 0 || (agreed.privateGuide && !isNamed),
  };
}

const asCounted = (addOns: readonly Line[]): string =>
  addOns
    .map(({ addOnId, quantity }) => `${addOnId} ${quantity}`)
    .toSorted()
    .join();

function kindsOf(
  agreed: AgreedItem,
  wanted: Wanted,
  after: { variantId: string | null; addOns: EditedAddOn[] },
): ChangeKind[] {
  const isProduct = isOther(agreed, wanted);
  return [
    ...(isProduct ? (['product'] as const) : []),
    ...(!isProduct && after.variantId !== agreed.variantId ? (['option'] as const) : []),
    ...(wanted.quantity !== agreed.quantity ? (['packages'] as const) : []),
    ...(asCounted(after.addOns) !== asCounted(agreed.addOns) ? (['add_ons'] as const) : []),
  ];
}

/** Another product has its own prices for groups and children; otherwise the agreed discount stays in proportion. */
function discountOf(
  agreed: AgreedItem,
  wanted: Wanted,
  { activityFee, diverCount }: { activityFee: number; diverCount: number },
) {
  const { product, date, births } = wanted;
  if (product && isOther(agreed, wanted)) {
    const less = reductions(activityFee, diverCount, { rules: product.priceRules, date, births });
    return (less.group?.amount ?? 0) + (less.child?.amount ?? 0);
  }
  if (agreed.discount === 0 || agreed.activityFee === 0) return agreed.discount;
  return Math.round((agreed.discount * activityFee) / agreed.activityFee);
}

/** Refuses half packages unless the product allows them or they were agreed. */
function refuseHalves(agreed: AgreedItem, wanted: Wanted): void {
  const { product, quantity, at } = wanted;
  if (Number.isInteger(quantity)) return;
  const isAnother = isOther(agreed, wanted);
  if (!isAnother && quantity === agreed.quantity) return;
  const isOfTwo = isAnother || agreed.snapshot.diversPerPackage === 2;
  if (!product?.allowHalfPackage || !isOfTwo) throw fieldError(`${at}quantity`, 'invalid.whole_packages');
}

/** Another product has the fees of its own areas. */
function newFees({ product, fees, date, payers }: Wanted): FeeLine[] {
  if (!product) return [];
  const last = lastDayFrom(date, product.durationDays);
  return feeLinesOf([{ fees: feesAt(fees, product), first: date, last, payers }])[0] ?? [];
}

/** The changed item: agreed prices for what stays, current prices for what is new. */
export function editedItem(agreed: AgreedItem, wanted: Wanted, facts: SeatFacts) {
  const { product, quantity, at } = wanted;
  if (product && quantity > agreed.quantity && quantity > product.maxQuantity)
    throw fieldError(`${at}quantity`, 'invalid.too_many_packages', { total: product.maxQuantity });
  refuseHalves(agreed, wanted);
  const { variantId, unitPrice, snapshot } = unitOf(agreed, wanted);
  const diverCount = quantity * snapshot.diversPerPackage;
  const addOns = addOnsOf(agreed, wanted, diverCount);
  const activityFee = feeOf(unitPrice, quantity);
  const addOnFee = sumOf(addOns.map(({ amount }) => amount));
  const discount = discountOf(agreed, wanted, { activityFee, diverCount });
  const fees = isOther(agreed, wanted) ? newFees(wanted) : editedFees(agreed.fees, wanted.payers, wanted.date);
  const passedOn = collectedFees(fees);
  const adjustment = Math.max(agreed.adjustment, discount - activityFee - addOnFee);
  return {
    productId: product && isOther(agreed, wanted) ? product.id : agreed.productId,
    variantId,
    unitPrice,
    quantity,
    diverCount,
    snapshot,
    ...partyOf(agreed, addOns, facts),
    activityFee,
    addOnFee,
    discount,
    adjustment,
    fees,
    passedOn,
    total: activityFee + addOnFee - discount + passedOn + adjustment,
    addOns,
    kinds: kindsOf(agreed, wanted, { variantId, addOns }),
  };
}
export type EditedItem = ReturnType<typeof editedItem>;

/** The item at its old total; the shop bears or keeps the difference. */
export const leftAt = (edited: EditedItem, total: number): EditedItem => ({
  ...edited,
  adjustment: edited.adjustment + total - edited.total,
  total,
});
