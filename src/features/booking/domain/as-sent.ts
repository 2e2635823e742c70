import { equipmentWanted, quantitiesOf } from '@/features/booking/divers/domain/equipment';
import { diverAsSent } from '@/features/booking/divers/domain/typed-diver';
import type { ProductDetail } from '@/features/catalogue/schema';
import { type Draft, diverCount, diversOf, isLater, ON_MY_OWN, packagesOf } from './draft';
import { mostOf } from './price';

type Product = Pick<ProductDetail, 'divers_per_package' | 'max_quantity' | 'level' | 'forms' | 'pickup' | 'add_ons'>;
/** The maximum quantity of each add-on, which arrives with the prices. */
type Limits = Record<string, number>;

/** The selected add-ons that this product offers, limited to what so many divers can use. */
function chosenAddOns(draft: Draft, product: Product, limits: Limits) {
  const packages = packagesOf(draft) ?? 1;
  const wanted = quantitiesOf(draft, product, diverCount(draft, product));
  return product.add_ons.flatMap(({ uuid, unit }) => {
    const most = mostOf(
      { unit, maximum: limits[uuid] ?? Number.POSITIVE_INFINITY },
      packages,
      diverCount(draft, product),
    );
    const quantity = Math.min(wanted[uuid] ?? 0, most);
    return quantity > 0 ? [{ add_on: uuid, quantity }] : [];
  });
}

/** Nobody is named yet when that is filled in later. */
function contactAsSent({ complete_later: _, ...contact }: Draft['emergency_contact'], isOpen: boolean) {
  return isOpen ? ({ complete_later: true } as const) : contact;
}

/** What is no number is sent as it was typed. */
const typedNumber = (text: string): number | string =>
  /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;

/** The draft in the server's format; the schema decides whether it is valid. */
export function asSent(draft: Draft, product: Product, limits: Limits) {
  const { product: slug, variant, activity_date, activity_time, payment_type, pickup_area, pickup_address } = draft;
  return {
    product: slug,
    variant,
    activity_date,
    ...(activity_time && { activity_time }),
    quantity: packagesOf(draft) ?? typedNumber(draft.quantity.trim()),
    payment_type,
    add_ons: chosenAddOns(draft, product, limits),
    pickup_area: product.pickup && pickup_area !== ON_MY_OWN ? pickup_area : null,
    pickup_address: product.pickup && pickup_area !== ON_MY_OWN ? pickup_address : null,
    inquiry: draft.inquiry,
    divers: diversOf(draft, product).map((diver, position) => ({
      ...diverAsSent(diver),
      equipment: equipmentWanted(draft, position, product),
      ...(isLater(diver, product) && { complete_later: true as const }),
    })),
    emergency_contact: contactAsSent(draft.emergency_contact, isLater(draft.emergency_contact, product)),
  };
}
