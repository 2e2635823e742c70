import type { ProductView } from '@/features/catalogue/products/admin/schema';
import { fieldError } from '@/shared/errors/errors';

type Marked = Pick<ProductView, 'kind' | 'refresher'>;

export const canBeRefresher = ({ kind }: Pick<Marked, 'kind'>): boolean => kind === 'course';

/** Only a course can be a refresher, because the booking form looks for refreshers among the courses. */
export function refuseOddRefresher(product: Marked): void {
  if (product.refresher && !canBeRefresher(product)) throw fieldError('refresher', 'invalid.refresher_of_course');
}
