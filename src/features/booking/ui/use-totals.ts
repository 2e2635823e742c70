'use client';
import { quantitiesOf } from '@/features/booking/divers/domain/equipment';
import { packagesOf } from '@/features/booking/domain/draft';
import { priceOf } from '@/features/booking/domain/price';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';

/** The total of the draft by the one price function; the server's quote decides before anything is paid. */
export function useTotals() {
  const { product, prices } = useBooking();
  const draft = useDraft((value) => value);
  if (!product || !prices) return null;
  const variant = prices.variants.find(({ uuid }) => uuid === draft.variant);
  const unitPrice = product.variants.length > 0 ? variant?.price : prices.price;
  const quantity = packagesOf(draft);
  if (unitPrice === undefined || unitPrice === null || quantity === null || quantity > product.max_quantity)
    return null;
  if (!Number.isInteger(quantity) && !product.allow_half_package) return null;
  const wantedOf = quantitiesOf(draft, product, Math.ceil(quantity * product.divers_per_package));
  const addOns = product.add_ons.flatMap(({ uuid, name, unit }) => {
    const priced = prices.add_ons.find((addOn) => addOn.uuid === uuid);
    const wanted = wantedOf[uuid] ?? 0;
    return priced && wanted > 0 ? [{ ...priced, name, unit, quantity: wanted }] : [];
  });
  const { divers_per_package: diversPerPackage } = product;
  const births = draft.divers.slice(0, quantity * diversPerPackage).map(({ date_of_birth }) => date_of_birth);
  const pricedFor = { rules: prices.rules, date: draft.activity_date, births };
  const terms = { paymentType: draft.payment_type, depositPercent: prices.deposit_percent };
  return priceOf({ unitPrice, quantity, diversPerPackage, addOns, ...terms, ...pricedFor });
}
