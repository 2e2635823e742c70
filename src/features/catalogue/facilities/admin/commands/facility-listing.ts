import type { Listing } from '@/features/catalogue/commands/listing';
import {
  changeFacility,
  type FacilityWithDetails,
  facilityById,
  factsOf,
  nameOf,
} from '@/features/catalogue/facilities/admin/data';
import { facilityChanged } from '@/features/catalogue/facilities/commands/facility-changed';

export const facilityListing: Listing<FacilityWithDetails> = {
  what: 'facility_location',
  entity: 'facility',
  byId: facilityById,
  nameOf,
  factsOf,
  setActive: (tx, id, active, updatedAt) => changeFacility(tx, id, { active }, updatedAt),
  changed: facilityChanged,
};
