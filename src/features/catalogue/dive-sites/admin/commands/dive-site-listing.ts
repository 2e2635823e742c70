import type { Listing } from '@/features/catalogue/commands/listing';
import {
  changeDiveSite,
  type DiveSiteWithDetails,
  diveSiteById,
  factsOf,
  nameOf,
} from '@/features/catalogue/dive-sites/admin/data';
import { diveSiteChanged } from '@/features/catalogue/dive-sites/commands/dive-site-changed';

export const diveSiteListing: Listing<DiveSiteWithDetails> = {
  what: 'location',
  entity: 'location',
  byId: diveSiteById,
  nameOf,
  factsOf,
  setActive: (tx, id, active, updatedAt) => changeDiveSite(tx, id, { active }, updatedAt),
  changed: diveSiteChanged,
};
