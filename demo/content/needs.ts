import { defaultNeeds } from '../../src/features/catalogue/domain/default-needs';
import type { ProductNeeds } from '../../src/features/outings/domain/parts';
import type { ProductContent } from './types';

const USUAL_DEPARTURE = '07:30';

/** What a product of the demo needs: the usual needs of its kind, except for what it names itself. */
export const needsOf = ({
  slug,
  departureTime = USUAL_DEPARTURE,
  needs,
  ...product
}: ProductContent): ProductNeeds => ({
  ...defaultNeeds({ ...product, name: slug, departureTime }),
  ...needs,
});
