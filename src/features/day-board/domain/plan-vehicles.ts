import { fits, leastFree, type Slots, take } from '@/features/outings/domain/boat-search';
import type { Day as VehicleDay } from '@/features/outings/domain/day';
import { reassignVehicles } from '@/features/outings/domain/reassign-vehicles';
import { transportOf } from '@/features/outings/domain/transport';
import { type BoardDay, type BoardDeparture, inDayOrder, isCarried } from './board-day';
import type { Choice, Missing, Step } from './plan';

/** Pinned departures stay, and so do published ones unless their boat or van cannot go. */
const isFixed = ({ vehicles }: BoardDay, { pinned, published, vehicle }: BoardDeparture): boolean =>
  pinned || (published && vehicles.some(({ id, inService }) => id === vehicle && inService));

const vehicleDay = (day: BoardDay): VehicleDay => ({
  countsVehicles: true,
  countsCrew: false,
  vehicles: day.vehicles,
  crew: [],
  departures: day.departures.map((one) => ({
    id: one.id,
    needs: one.needs,
    people: one.people,
    vehicle: one.vehicle,
    isFixed: isFixed(day, one),
    productSeats: 0,
    sharedDivers: 0,
    privateDivers: [],
  })),
  searchedBelow: null,
});

/**
 * For days when not everybody fits: prefers departures already on a vehicle, then the largest, each on the fullest
 * vehicle with room.
 */
function asManyAsFit(day: VehicleDay): Map<string, string | null> {
  const { free, loads, today } = transportOf(day);
  const slots: Slots = [...free];
  const inOrder = [...loads.values()].sort(
    (a, b) => Number(today.has(b.id)) - Number(today.has(a.id)) || b.people - a.people || (a.id < b.id ? -1 : 1),
  );
  const chosen = new Map<string, string | null>();
  for (const load of inOrder) {
    const own = today.get(load.id);
    const seats = (vehicle: number) => (vehicle === own ? -1 : leastFree(slots, load.parts, vehicle));
    const [vehicle] = load.vehicles
      .filter((one) => fits(slots, load, one))
      .sort((a, b) => seats(a) - seats(b) || a - b);
    if (vehicle !== undefined) take(slots, load.parts, vehicle, load.people);
    chosen.set(load.id, vehicle === undefined ? null : (day.vehicles[vehicle]?.id ?? null));
  }
  return chosen;
}

/** The vehicle of every departure that may change it, and whether all of them have one. */
function vehiclesFor(day: BoardDay): { chosen: Map<string, string | null>; isComplete: boolean } {
  const before = vehicleDay(day);
  const after = reassignVehicles(before);
  const { loads, free } = transportOf(after);
  const slots: Slots = [...free];
  const numberOf = new Map(after.vehicles.map(({ id }, number) => [id, number]));
  const isComplete = after.departures.every((departure) => {
    const load = loads.get(departure.id);
    if (!load) return true;
    const vehicle = numberOf.get(departure.vehicle ?? '');
    if (vehicle === undefined || !fits(slots, load, vehicle)) return false;
    take(slots, load.parts, vehicle, load.people);
    return true;
  });
  if (!isComplete) return { chosen: asManyAsFit(before), isComplete };
  const moved = after.departures.filter(({ id }) => loads.has(id));
  return { chosen: new Map(moved.map(({ id, vehicle }) => [id, vehicle])), isComplete };
}

/** Puts departures without a working vehicle on the smallest one that serves their areas. */
export function planVehicles(day: BoardDay): Step {
  const { chosen, isComplete } = vehiclesFor(day);
  const elsewhere = isComplete ? 'smallest_that_fits' : 'not_room_for_all';
  const choices: Choice[] = [];
  const missing: Missing[] = [];
  const departures = day.departures.map((departure) => {
    const vehicle = chosen.get(departure.id);
    if (!isCarried(departure)) return departure;
    if (vehicle === undefined) {
      const own = day.vehicles.find(({ id }) => id === departure.vehicle);
      if (own && !own.inService) missing.push({ lacks: 'service', vehicle: own.name, title: departure.title });
      return departure;
    }
    const { title, people, needs } = departure;
    const found = day.vehicles.find(({ id }) => id === vehicle);
    if (found) {
      const reason = vehicle === departure.vehicle ? 'stays_on_vehicle' : elsewhere;
      choices.push({ choice: 'vehicle', reason, params: { title, people, vehicle: found.name, seats: found.seats } });
    } else if (needs.transport !== 'none') {
      const { areas, transport: kind } = needs;
      missing.push({ lacks: 'vehicle', kind, title, people, areas: [...areas], parts: inDayOrder(needs.parts) });
    }
    return { ...departure, vehicle };
  });
  return { day: { ...day, departures }, choices, missing };
}
