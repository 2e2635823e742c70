import { isPerPerson } from '@/features/booking/domain/people';
import type { ProductCard } from '@/features/catalogue/schema';

const MAX = 3;

/** Products of the same kind for any number of people, for a party that cannot form pairs. */
export const otherProducts = <Product extends Pick<ProductCard, 'slug' | 'kind' | 'bookable'> & PackagedProduct>(
  products: readonly Product[],
  { slug, kind }: Pick<ProductCard, 'slug' | 'kind'>,
): Product[] =>
  products
    .filter((other) => other.bookable && other.slug !== slug && other.kind === kind && isPerPerson(other))
    .slice(0, MAX);

type PackagedProduct = Parameters<typeof isPerPerson>[0];
