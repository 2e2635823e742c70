import type { Shelf } from '@/features/catalogue/commands/shelf';
import {
  changeFacility,
  facilityById,
  factsOf,
  nameOf,
  type WholeFacility,
} from '@/features/catalogue/facilities/admin/data';
import { facilityChanged } from '@/features/catalogue/facilities/commands/facility-changed';

export const facilityShelf: Shelf<WholeFacility> = {
  what: 'FACILITY_LOCATION',
  thing: 'facility',
  byId: facilityById,
  nameOf,
  factsOf,
  setActive: (tx, id, active, updatedAt) => changeFacility(tx, id, { active }, updatedAt),
  changed: facilityChanged,
};
