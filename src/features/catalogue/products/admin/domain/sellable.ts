import type { ProductView } from '@/features/catalogue/products/admin/schema';
import { fieldError } from '@/shared/errors/errors';

type SellableFields = Pick<ProductView, 'kind' | 'bookable' | 'price'> & { variants: readonly { active: boolean }[] };

/** A bookable product needs its own price or that of an option; an internship is sold on enquiry. */
export function refuseUnsellable({ kind, bookable, price, variants }: SellableFields): void {
  if (!bookable) return;
  if (kind === 'internship') throw fieldError('bookable', 'invalid.not_bookable_kind');
  if (price === null && !variants.some(({ active }) => active)) throw fieldError('price', 'required.price');
}

/** Refuses more divers per guide than the shop allows. */
export function refuseAboveRatio(diversPerGuide: number, ofShop: number): void {
  if (diversPerGuide > ofShop) throw fieldError('divers_per_guide', 'invalid.too_big', { maximum: ofShop });
}
