import type { ProductCard } from '@/features/catalogue/schema';
import { isPerPerson } from './people';

type Offered = Pick<ProductCard, 'bookable' | 'divers_per_package' | 'allow_half_package' | 'max_quantity'>;

/** True when this many people can book the product together with nobody left over. */
export const isSoldTo = (party: number, product: Offered): boolean =>
  product.bookable &&
  (isPerPerson(product) || party % product.divers_per_package === 0) &&
  party <= product.max_quantity * product.divers_per_package;
