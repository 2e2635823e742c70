import type { ProductCard } from '@/features/catalogue/schema';

/** False for a course in the pool or classroom, which has no depth and no current. */
export const isInTheSea = ({ kind, dive_count }: Pick<ProductCard, 'kind' | 'dive_count'>) =>
  kind === 'activity' || dive_count > 0;
