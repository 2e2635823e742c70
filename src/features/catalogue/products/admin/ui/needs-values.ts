import { daysOf, usualNeeds } from '@/features/catalogue/products/admin/domain/needs';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';

type PerDay = Pick<ProductForm, 'transport' | 'led_by'>;
export type Needs = PerDay & Pick<ProductForm, 'divers_per_guide' | 'parts' | 'served_areas'>;
type Described = Pick<
  ProductForm,
  'kind' | 'slug' | 'texts' | 'area' | 'dive_count' | 'duration_days' | 'departure_time'
>;

const upTo = <Entry>(perDay: readonly Entry[], lines: number): Entry[] =>
  Array.from({ length: lines }, (_, day) => perDay[Math.min(day, perDay.length - 1)] as Entry);

/** Pads the shorter list, because a line of the form has an entry of both. */
export function inLines({ transport, led_by }: PerDay): PerDay {
  const lines = Math.max(transport.length, led_by.length);
  return { transport: upTo(transport, lines), led_by: upTo(led_by, lines) };
}

/** Lines shown by the form: never more than the product has days. */
export function shownLines({ transport, led_by, duration_days }: PerDay & Pick<ProductForm, 'duration_days'>): PerDay {
  const days = daysOf(duration_days);
  return { transport: transport.slice(0, days), led_by: led_by.slice(0, days) };
}

export const needsInForm = ({ transport, led_by, divers_per_guide, parts, served_areas }: Needs): Needs => ({
  transport,
  led_by,
  divers_per_guide,
  parts,
  served_areas,
});

/** Usual needs of a product with these values, in the form's format. */
export function usualNeedsInForm(product: Described): Needs {
  const needs = usualNeeds(product, product.slug);
  return needsInForm({ ...needs, ...inLines(needs) });
}
