import type { ProductCard } from '@/features/catalogue/schema';

/** Whether one gets into the sea at all: a course in the pool or the classroom has no depth and no current. */
export const isInTheSea = ({ kind, dive_count }: Pick<ProductCard, 'kind' | 'dive_count'>) =>
  kind === 'activity' || dive_count > 0;
