import type { Shelf } from '@/features/catalogue/commands/shelf';
import {
  changeLocation,
  factsOf,
  locationById,
  nameOf,
  type WholeLocation,
} from '@/features/catalogue/dive-sites/admin/data';
import { locationChanged } from '@/features/catalogue/dive-sites/commands/location-changed';

export const locationShelf: Shelf<WholeLocation> = {
  what: 'LOCATION',
  thing: 'location',
  byId: locationById,
  nameOf,
  factsOf,
  setActive: (tx, id, active, updatedAt) => changeLocation(tx, id, { active }, updatedAt),
  changed: locationChanged,
};
