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

/** Assigns everybody a vehicle with as few changes as possible; null if the search finds no way. */
function assignAgain(day: Day, departure: Departure, steps: number): Assignment | null {
  const { free, loads, today, loadOf } = transportOf(day);
  const rivals = rivalsAmong(loads.values())(loadOf(departure));
  return assignVehicles(rivals.loads, free, { steps }, today);
}

/**
 * Adds `people` to the departure and returns the day with everybody's vehicles, or null if they do not fit. Changes
 * boats only on a searched day, and only if necessary. Calls `searchBoats` with the resulting day.
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
