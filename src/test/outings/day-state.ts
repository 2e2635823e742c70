import { boatsOf, searchSteps } from '@/features/outings/domain/boats';
import type { CrewMember, Day } from '@/features/outings/domain/day';
import { canTake, type DaySeats, daySeats, freeSeats, type Party } from '@/features/outings/domain/free-seats';
import { changeDeparture, claimOn, releaseOn } from '@/features/outings/domain/party';
import { reassignVehicles } from '@/features/outings/domain/reassign-vehicles';

/** A shop's days as the database would store them, for tests of the rules. */
export type DayState = { days: readonly Day[]; steps: number };

export const divers = (count: number): Party => ({ divers: count, companions: 0, hasPrivateGuide: false });

const computed = new WeakMap<Day, DaySeats>();

/** Computed once per day, as on a page with forty products. */
function seatsOn(state: DayState, day: Day): DaySeats {
  const seats = computed.get(day) ?? daySeats(day, boatsOf(day, state.steps));
  computed.set(day, seats);
  return seats;
}

const isOn = (day: Day, id: string): boolean => day.departures.some((one) => one.id === id);

const seatsOf = (state: DayState, id: string): DaySeats[] =>
  state.days.filter((day) => isOn(day, id)).map((day) => seatsOn(state, day));

export const shown = (state: DayState, id: string): number => freeSeats(id, seatsOf(state, id)).seats;

export const departureIds = ({ days }: DayState): string[] => [
  ...new Set(days.flatMap(({ departures }) => departures.map(({ id }) => id))),
];

export const shownToAll = (state: DayState): Map<string, number> =>
  new Map(departureIds(state).map((id) => [id, shown(state, id)]));

const changeDay = (state: DayState, index: number, change: (day: Day) => Day): DayState => ({
  ...state,
  days: state.days.map((day, number) => (number === index ? change(day) : day)),
});

export function claim(state: DayState, id: string, party: Party): DayState | null {
  if (!canTake(id, party, seatsOf(state, id))) return null;
  return { ...state, days: state.days.map((day) => (isOn(day, id) ? claimOn(seatsOn(state, day), id, party) : day)) };
}

export const release = (state: DayState, id: string, party: Party): DayState => ({
  ...state,
  days: state.days.map((day) => (isOn(day, id) ? releaseOn(day, id, party) : day)),
});

export const rosterChange = (state: DayState, dayIndex: number, id: string, change: Partial<CrewMember>): DayState =>
  changeDay(state, dayIndex, (day) => ({
    ...day,
    crew: day.crew.map((member) => (member.id === id ? { ...member, ...change } : member)),
  }));

const serviceChange = (state: DayState, dayIndex: number, id: string, inService: boolean): DayState =>
  changeDay(state, dayIndex, (day) => {
    const vehicles = day.vehicles.map((vehicle) => (vehicle.id === id ? { ...vehicle, inService } : vehicle));
    return reassignVehicles({ ...day, vehicles }, state.steps);
  });

export const breakdown = (state: DayState, dayIndex: number, id: string) => serviceChange(state, dayIndex, id, false);
export const repair = (state: DayState, dayIndex: number, id: string) => serviceChange(state, dayIndex, id, true);

/** Only what has a vehicle can be pinned to it. */
export const pin = (state: DayState, dayIndex: number, id: string): DayState =>
  changeDay(state, dayIndex, (day) => ({
    ...changeDeparture(day, id, (departure) => ({ ...departure, isFixed: departure.vehicle !== null })),
    searchedBelow: null,
  }));

export const emptyState = (days: readonly Day[], steps = searchSteps): DayState => ({ days, steps });
