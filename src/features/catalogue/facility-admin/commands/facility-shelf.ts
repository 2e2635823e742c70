import type { Shelf } from '../../commands/shelf';
import { facilityChanged } from '../../facilities/commands/facility-changed';
import { changeFacility, facilityById, factsOf, nameOf, type WholeFacility } from '../data';

export const facilityShelf: Shelf<WholeFacility> = {
  what: 'FACILITY_LOCATION',
  thing: 'facility',
  byId: facilityById,
  nameOf,
  factsOf,
  setActive: (tx, id, active, updatedAt) => changeFacility(tx, id, { active }, updatedAt),
  changed: facilityChanged,
};
