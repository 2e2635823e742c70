import type { ProductCard } from '@/features/catalogue/schema';
import { levelRank } from '@/shared/diving/levels';

type Candidate = Pick<ProductCard, 'slug' | 'level' | 'area' | 'cover' | 'life'>;

/** True if both covers are the same or probably show the same animal. */
const lookAlike = (one: Candidate, other: Candidate): boolean =>
  (one.cover !== null && one.cover.url === other.cover?.url) ||
  (one.life[0] !== undefined && one.life[0] === other.life[0]);

/**
 * Suggests other products for the same guest: nothing above the product's level, the nearest level first, then the same
 * area. Neighbours look different, unless only similar products are left.
 */
export function whatElseFits<Product extends Candidate>(
  here: Product,
  products: readonly Product[],
  most: number,
): Product[] {
  const levelsBelow = ({ level }: Candidate) => levelRank(here.level) - levelRank(level);
  const distance = (product: Candidate) => 2 * levelsBelow(product) + (product.area === here.area ? 0 : 1);
  const left = products
    .filter((product) => product.slug !== here.slug && levelsBelow(product) >= 0)
    .sort((one, other) => distance(one) - distance(other));
  const chosen: Product[] = [];
  while (chosen.length < most && left.length > 0) {
    const last = chosen.at(-1) ?? here;
    const index = left.findIndex((product) => !lookAlike(product, last));
    chosen.push(...left.splice(Math.max(index, 0), 1));
  }
  return chosen;
}
