import { assignVehicles } from './assign-vehicles';
import type { Assignment } from './boat-search';
import { assignmentOf, type Boats, boatsOf, largestParty, peopleCarried } from './boats';
import type { Day, Departure } from './day';
import { rivalsAmong } from './rivals';
import { isCarried, transportOf } from './transport';

function withAssignment(day: Day, assignment: Assignment): Day {
  const departures = day.departures.map((departure) => {
    const vehicle = day.vehicles[assignment.get(departure.id) ?? -1]?.id;
    const stays = vehicle === undefined || vehicle === departure.vehicle || departure.people === 0 || departure.isFixed;
    return stays ? departure : { ...departure, vehicle };
  });
  return { ...day, departures };
}

/** Everybody on a vehicle with as few changes as the search makes, or null where it finds nothing. */
function assignAgain(day: Day, departure: Departure, steps: number): Assignment | null {
  const { free, loads, today, loadOf } = transportOf(day);
  const rivals = rivalsAmong(loads.values())(loadOf(departure));
  return assignVehicles(rivals.loads, free, { steps }, today);
}

/**
 * The day with `people` more on the departure and the vehicles on which everybody then is, or null when they do not
 * fit. Boats change only where the day is searched, and only if they have to. `searchBoats` sees the day as it will be.
 */
export function carryParty(
  day: Day,
  boats: Boats,
  id: string,
  people: number,
  searchBoats: (day: Day) => Boats = (next) => boatsOf(next, boats.steps),
): Day | null {
  const departure = day.departures.find((one) => one.id === id);
  if (!departure) return null;
  if (people > largestParty(day, boats, departure)) return null;
  const grown = { ...departure, people: departure.people + people };
  const next = { ...day, departures: day.departures.map((one) => (one === departure ? grown : one)) };
  if (!day.countsVehicles || !isCarried(departure)) return next;
  const atMost = assignmentOf(departure, boats.roomFor(departure));
  const most = withAssignment(next, atMost);
  if (!boats.isSearched) {
    return { ...most, searchedBelow: Math.min(peopleCarried(day), day.searchedBelow ?? Number.POSITIVE_INFINITY) };
  }
  const fewest = withAssignment(next, assignAgain(next, grown, boats.steps) ?? atMost);
  return searchBoats(fewest).isSearched ? fewest : most;
}
