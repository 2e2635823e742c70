import type { Shelf } from '../../commands/shelf';
import { locationChanged } from '../../locations/commands/location-changed';
import { changeLocation, factsOf, locationById, nameOf, type WholeLocation } from '../data';

export const locationShelf: Shelf<WholeLocation> = {
  what: 'LOCATION',
  thing: 'location',
  byId: locationById,
  nameOf,
  factsOf,
  setActive: (tx, id, active, updatedAt) => changeLocation(tx, id, { active }, updatedAt),
  changed: locationChanged,
};
