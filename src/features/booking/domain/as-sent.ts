import { equipmentWanted, quantitiesOf } from '@/features/booking/divers/domain/equipment';
import { fromDiverForm, isUnfinished } from '@/features/booking/divers/domain/typed-diver';
import type { ProductDetail } from '@/features/catalogue/schema';
import { type Draft, diversOf, isLater, ON_MY_OWN } from './draft';
import { typedFlight } from './draft-flight';
import { type ItemOnDraft, itemsWithPeople, packagesOn, productOn } from './draft-items';
import { maxQuantityOf } from './price';
import { together } from './together';

type Product = Pick<ProductDetail, 'divers_per_package' | 'max_quantity' | 'level' | 'forms' | 'pickup' | 'add_ons'>;
/** The maximum quantity of each add-on, which arrives with the prices. */
type Limits = Record<string, number>;
/** The products of the other items, by slug. */
type Others = ReadonlyMap<string, Product>;

/** The selected add-ons that this product offers, limited to what this many divers can use. */
function chosenAddOns(draft: Draft, item: ItemOnDraft, product: Product, limits: Limits) {
  const packages = packagesOn(draft, item, product) ?? 1;
  const wanted = quantitiesOf({ ...draft, add_ons: item.add_ons }, product, item.divers);
  return product.add_ons.flatMap(({ uuid, unit }) => {
    const most = maxQuantityOf(
      { unit, maximum: limits[uuid] ?? Number.POSITIVE_INFINITY },
      packages,
      item.divers.length,
    );
    const quantity = Math.min(wanted[uuid] ?? 0, most);
    return quantity > 0 ? [{ add_on: uuid, quantity }] : [];
  });
}

/** Nobody is named yet when the contact is completed later. */
function contactAsSent({ complete_later: _, ...contact }: Draft['emergency_contact'], isOpen: boolean) {
  return isOpen ? ({ complete_later: true } as const) : contact;
}

/** Sends text that is not a number as typed. */
const typedNumber = (text: string): number | string =>
  /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;

/** The names for this many companions; omitted while none is typed. */
function namesAsSent({ companions }: ItemOnDraft, product: Product, chosen: ReturnType<typeof chosenAddOns>) {
  const seats = chosen.filter(({ add_on }) =>
    product.add_ons.some(({ uuid, takes_seat }) => uuid === add_on && takes_seat),
  );
  const names = companions.slice(
    0,
    seats.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  return names.some((name) => name.trim() !== '') ? { companions: names.map((name) => name.trim()) } : {};
}

function itemAsSent(draft: Draft, item: ItemOnDraft, product: Product, limits: Limits) {
  const { product: slug, variant, activity_date, activity_time } = item;
  const add_ons = chosenAddOns(draft, item, product, limits);
  return {
    product: slug,
    variant,
    activity_date,
    ...(activity_time && { activity_time }),
    quantity: packagesOn(draft, item, product) ?? typedNumber(draft.quantity.trim()),
    add_ons,
    ...namesAsSent(item, product, add_ons),
  };
}

type Sent = ReturnType<typeof itemAsSent>;
/** One item is sent as the booking's own fields, several as a list. */
type Items = Partial<Sent> & { items?: (Sent & { divers: number[] })[] };

/** The draft in the server's format; the schema validates it. */
export function asSent(draft: Draft, product: Product, limits: Limits, others: Others = new Map()) {
  const { payment_type, pickup_area, pickup_address } = draft;
  const items = itemsWithPeople(draft, product);
  const open = { slug: draft.product, product };
  const soldAs = items.map((item) => productOn(item, open, others) ?? product);
  const sold = items.map((item, index) => ({
    ...itemAsSent(draft, item, soldAs[index] ?? product, limits),
    divers: item.divers,
  }));
  const { divers: _, ...only } = sold[0] ?? { divers: [] };
  const sent: Items = draft.basket ? { items: sold } : only;
  const isFetched = soldAs.some(({ pickup }) => pickup) && pickup_area !== ON_MY_OWN;
  const flight = typedFlight(draft);
  const forms = together(product, soldAs);
  const equipmentOf = (position: number) =>
    items.flatMap((item, index) =>
      item.divers.includes(position) ? equipmentWanted(draft, position, soldAs[index] ?? product) : [],
    );
  return {
    ...sent,
    payment_type,
    pickup_area: isFetched ? pickup_area : null,
    pickup_address: isFetched ? pickup_address : null,
    inquiry: draft.inquiry,
    divers: diversOf(draft, forms).map((diver, position) => ({
      ...fromDiverForm(diver),
      ...(flight && !diver.flight_date && flight),
      equipment: [...new Set(equipmentOf(position))],
      ...(isLater(draft, forms) && isUnfinished(diver) && { complete_later: true as const }),
    })),
    emergency_contact: contactAsSent(draft.emergency_contact, isLater(draft.emergency_contact, forms)),
  };
}
