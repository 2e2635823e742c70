import { assignVehicles } from './assign-vehicles';
import { mostRoom, noRoom, type Room, roomBeside } from './boat-room';
import type { Assignment, Effort, Load, Slots } from './boat-search';
import type { Day, Departure } from './day';
import { classOf } from './parts';
import { type Rivals, rivalsAmong } from './rivals';
import { isCarried, type Transport, transportOf } from './transport';

/** Maximum number of times a day's search may try a departure on a vehicle before it gives up. */
export const searchSteps = 20_000;

export type Boats = {
  /** False if the search gives up on this day, or gave up with fewer people; then the current vehicles apply. */
  isSearched: boolean;
  /** Maximum steps for searching the day, and the steps taken. */
  steps: number;
  stepsTaken: number;
  /** Maximum number of people on the departure, including its current guests. */
  roomFor: (departure: Departure) => Room;
};

export const peopleCarried = (day: Day): number =>
  day.departures.filter(isCarried).reduce((sum, { people }) => sum + people, 0);

/** Groups departures without guests that can use the same vehicles in the same parts. */
const questionOf = (load: Load): string => (load.people > 0 ? load.id : `${load.vehicles}|${load.parts}`);

/** Everybody's vehicles if this departure takes its own. */
export function assignmentOf({ id }: { id: string }, { vehicle, others }: Room): Assignment {
  return vehicle === null ? others : new Map([...others, [id, vehicle]]);
}

/** Assignments that carry the departure and all rivals for its seats; empty on a day that lacks seats for them. */
function assignmentsFor(
  { name, loads }: Rivals,
  free: Slots,
  earlier: Map<string, Assignment[]>,
  effort: Effort,
): Assignment[] {
  const first = () => [assignVehicles(loads, free, effort)].filter((assignment) => assignment !== null);
  const assignments = earlier.get(name) ?? first();
  earlier.set(name, assignments);
  return assignments;
}

/** Searches the room for every departure from the numbers of people alone, ignoring current vehicles. */
function searchRooms(day: Day, transport: Transport, effort: Effort): Map<string, Room> {
  const rooms = new Map<string, Room>();
  const earlier = new Map<string, Assignment[]>();
  const rivalsOf = rivalsAmong(transport.loads.values());
  for (const departure of day.departures.filter(isCarried)) {
    const load = transport.loadOf(departure);
    const question = questionOf(load);
    if (rooms.has(question) || effort.steps <= 0) continue;
    const rivals = rivalsOf(load);
    const assignments = assignmentsFor(rivals, transport.free, earlier, effort);
    const others = rivals.loads.filter(({ id }) => id !== load.id);
    const free = transport.freeFor(departure);
    const seen = assignments.map((assignment) => roomBeside(load, others, free, assignment));
    const best = seen.reduce((a, b) => (b.people > a.people ? b : a), noRoom);
    const most = assignments.length > 0 ? mostRoom(load, others, free, best, effort) : noRoom;
    if (most !== best) assignments.push(assignmentOf(load, most));
    rooms.set(question, most);
  }
  return rooms;
}

/** Room with the current vehicles; a departure without guests takes the vehicle with the most room. */
function roomToday({ loads, today, loadOf, freeFor }: Transport, departure: Departure): Room {
  const load = loadOf(departure);
  const own = today.get(load.id);
  const vehicles = own !== undefined ? [own] : load.people > 0 && !departure.isFixed ? [] : load.vehicles;
  const others = [...loads.values()].filter(({ id }) => id !== load.id);
  return roomBeside({ ...load, vehicles }, others, freeFor(departure), today);
}

export function boatsOf(day: Day, steps = searchSteps): Boats {
  const transport = transportOf(day);
  const effort = { steps };
  const hasGivenUp = day.searchedBelow !== null && peopleCarried(day) >= day.searchedBelow;
  const mayBeSearched = day.countsVehicles && !hasGivenUp;
  const rooms = mayBeSearched ? searchRooms(day, transport, effort) : new Map<string, Room>();
  const isSearched = mayBeSearched && effort.steps > 0;
  const found = new Map<string, Room>();
  const search = (departure: Departure): Room =>
    isSearched ? (rooms.get(questionOf(transport.loadOf(departure))) ?? noRoom) : roomToday(transport, departure);
  const roomFor = (departure: Departure): Room => {
    const isEmpty = departure.people === 0 && !departure.isFixed;
    const key = isEmpty ? classOf(departure.needs) : departure.id;
    const room = found.get(key) ?? search(departure);
    found.set(key, room);
    return room;
  };
  return { isSearched, steps, stepsTaken: steps - effort.steps, roomFor };
}

/** Number of additional people the departure can take on the day's boats and vans. */
export function largestParty({ countsVehicles }: Day, boats: Boats, departure: Departure): number {
  if (!countsVehicles || !isCarried(departure)) return Number.POSITIVE_INFINITY;
  return Math.max(0, boats.roomFor(departure).people - departure.people);
}
