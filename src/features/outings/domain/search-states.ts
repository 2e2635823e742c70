import { type Load, type Slots, slotOf } from './boat-search';
import { parts } from './parts';

const allParts = parts.map((_, number) => number);

/** Vehicles with the same number can carry the same departures. */
function vehicleKinds(loads: readonly Load[]): Map<number, number> {
  const carried = new Map<number, string>();
  for (const load of loads)
    for (const vehicle of load.vehicles) carried.set(vehicle, `${carried.get(vehicle) ?? ''}${load.id}\n`);
  const kinds = [...new Set(carried.values())];
  return new Map([...carried].map(([vehicle, ids]) => [vehicle, kinds.indexOf(ids)]));
}

/** Keys for the state of the search from departure `index` on: for one vehicle, and for all of them. */
export function searchStates(ordered: readonly Load[]) {
  const kindOf = vehicleKinds(ordered);
  const vehicles = [...kindOf.keys()];
  const lastIn = allParts.map((part) => ordered.findLastIndex((load) => load.parts.includes(part)));
  const ofVehicle = (slots: Slots, vehicle: number, index: number): string => {
    const seats = allParts.map((part) => (index <= (lastIn[part] ?? -1) ? slots[slotOf(vehicle, part)] : 0));
    return `${kindOf.get(vehicle)}:${seats}`;
  };
  const ofAll = (slots: Slots, index: number): string =>
    `${index}|${vehicles.map((vehicle) => ofVehicle(slots, vehicle, index)).sort()}`;
  return { ofVehicle, ofAll };
}
