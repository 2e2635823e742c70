import { noRequirements } from '@/features/catalogue/domain/requirements';
import type { Orderable } from '@/features/catalogue/prices/schema';
import type { ProductCard, ProductDetail } from '@/features/catalogue/schema';
import type { FitProduct } from './fit';

/** A product of a page; a card states neither its further requirements nor its add-ons. */
export type ShownProduct = Pick<ProductCard, 'level' | 'minimum_age' | 'refresher'> &
  Partial<Pick<ProductDetail, 'requirements'>> & {
    add_ons?: readonly Pick<ProductDetail['add_ons'][number], 'private_guide'>[];
  };

export const fitProduct = ({
  level,
  minimum_age,
  refresher,
  requirements = noRequirements,
  add_ons = [],
}: ShownProduct): FitProduct => ({
  minimumAge: minimum_age,
  minimumLevel: level,
  refresher,
  requirements,
  hasGuide: add_ons.some(({ private_guide }) => private_guide),
});

type Ordered = Pick<Orderable, 'minimumAge' | 'minimumLevel' | 'refresher' | 'requirements'> & {
  addOns: readonly Pick<Orderable['addOns'][number], 'privateGuide'>[];
};

/** A product of an order as `fit` reads it. */
export const fitOrderable = ({ minimumAge, minimumLevel, refresher, requirements, addOns }: Ordered): FitProduct => ({
  minimumAge,
  minimumLevel,
  refresher,
  requirements,
  hasGuide: addOns.some(({ privateGuide }) => privateGuide),
});
