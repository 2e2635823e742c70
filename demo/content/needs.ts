import { defaultNeeds } from '../../src/features/catalogue/domain/default-needs';
import type { ProductNeeds } from '../../src/features/outings/domain/parts';
import type { ProductContent } from './types';

const USUAL_DEPARTURE = '07:30';

/** Usual needs of the product's kind, except for those it overrides. */
export const needsOf = ({
  slug,
  departureTime = USUAL_DEPARTURE,
  needs,
  ...product
}: ProductContent): ProductNeeds => ({
  ...defaultNeeds({ ...product, name: slug, departureTime }),
  ...needs,
});
