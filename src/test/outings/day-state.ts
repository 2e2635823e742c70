import { searchSteps } from '@/features/outings/domain/boats';
import { carryParty } from '@/features/outings/domain/carry-party';
import type { CrewMember, Day, Departure } from '@/features/outings/domain/day';
import { canTake, type DaySeats, daySeats, freeSeats, type Party } from '@/features/outings/domain/free-seats';
import { reassignVehicles } from '@/features/outings/domain/reassign-vehicles';

/** The days of a shop as the database would store them, for the tests of the rules. */
export type DayState = { days: readonly Day[]; steps: number };

export const divers = (count: number): Party => ({ divers: count, companions: 0, hasPrivateGuide: false });

const computed = new WeakMap<Day, DaySeats>();

/** Computed once per day, as a page with forty products does. */
function seatsOn(state: DayState, day: Day): DaySeats {
  const seats = computed.get(day) ?? daySeats(day, state.steps);
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

const changeDeparture = (day: Day, id: string, change: (departure: Departure) => Departure): Day => ({
  ...day,
  departures: day.departures.map((one) => (one.id === id ? change(one) : one)),
});

function withDivers(departure: Departure, { divers: count, hasPrivateGuide }: Party): Departure {
  const seats = { ...departure, productSeats: departure.productSeats - count };
  if (hasPrivateGuide) return { ...seats, privateDivers: [...departure.privateDivers, count] };
  return { ...seats, sharedDivers: departure.sharedDivers + count };
}

function withoutDivers(departure: Departure, { divers: count, hasPrivateGuide }: Party): Departure {
  const seats = { ...departure, productSeats: departure.productSeats + count };
  if (!hasPrivateGuide) return { ...seats, sharedDivers: departure.sharedDivers - count };
  return { ...seats, privateDivers: departure.privateDivers.toSpliced(departure.privateDivers.indexOf(count), 1) };
}

export function claim(state: DayState, id: string, party: Party): DayState | null {
  if (!canTake(id, party, seatsOf(state, id))) return null;
  const days = state.days.map((day) => {
    if (!isOn(day, id)) return day;
    const carried = carryParty(day, seatsOn(state, day).boats, id, party.divers + party.companions);
    if (!carried) throw new Error('A party that the day can take must fit on its vehicles');
    return changeDeparture(carried, id, (departure) => withDivers(departure, party));
  });
  return { ...state, days };
}

export function release(state: DayState, id: string, party: Party): DayState {
  const days = state.days.map((day) =>
    !isOn(day, id)
      ? day
      : changeDeparture(day, id, (departure) => {
          const people = departure.people - party.divers - party.companions;
          const vehicle = people === 0 && !departure.isFixed ? null : departure.vehicle;
          return withoutDivers({ ...departure, people, vehicle }, party);
        }),
  );
  return { ...state, days };
}

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
