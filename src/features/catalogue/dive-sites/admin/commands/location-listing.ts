import type { Listing } from '@/features/catalogue/commands/listing';
import {
  changeLocation,
  factsOf,
  type LocationWithDetails,
  locationById,
  nameOf,
} from '@/features/catalogue/dive-sites/admin/data';
import { locationChanged } from '@/features/catalogue/dive-sites/commands/location-changed';

export const locationListing: Listing<LocationWithDetails> = {
  what: 'location',
  entity: 'location',
  byId: locationById,
  nameOf,
  factsOf,
  setActive: (tx, id, active, updatedAt) => changeLocation(tx, id, { active }, updatedAt),
  changed: locationChanged,
};
