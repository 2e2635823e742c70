import { type Boats, boatsOf } from '@/features/outings/domain/boats';
import type { Day as DayState, Departure } from '@/features/outings/domain/day';
import {
  canTake,
  type DaySeats,
  daySeats,
  type FreeSeats,
  freeSeats,
  type Party,
  seatsOpenedByGuide,
} from '@/features/outings/domain/free-seats';
import { classOf } from '@/features/outings/domain/parts';
import { claimOn, releaseOn } from '@/features/outings/domain/party';
import { type Departing, daysTaken, type MadeDeparture, needsOnDay } from '@/features/outings/domain/stay';
import type { Day } from '@/shared/time/days';
import { classesOf, dayOf, emptyDeparture, type StoredDay, type StoredDays } from './day-of';
import { changedBoats, limitsOf, type WrittenDay } from './written-day';

type Claim = { days: { date: Day; day: DayState }[]; written: WrittenDay[] };

/** Id of a departure that is not created yet. */
const NEW = 'new';

const emptyDay = (date: Day): StoredDay => ({
  date,
  searchedBelow: null,
  hasLimits: false,
  departures: [],
  captains: [],
});

/** Adds the departure to the day; results computed for its class apply to it too. */
function withDeparture(seats: DaySeats, departure: Departure): DaySeats {
  const { day } = seats;
  if (day.departures.some(({ id }) => id === departure.id)) return seats;
  const grown = { ...day, departures: [...day.departures, departure] };
  const isSeen = day.departures.some(({ id }) => id === classOf(departure.needs));
  return isSeen ? { ...seats, day: grown } : daySeats(grown);
}

/** Limits of boats and guides on several days, with the claims accepted so far. */
export type SeatPlan = ReturnType<typeof seatPlan>;

export function seatPlan(stored: StoredDays, searchBoats: (day: DayState) => Boats = boatsOf) {
  const classes = classesOf(stored.products);
  const storedOn = new Map(stored.days.map((day) => [day.date, day]));
  const states = new Map<Day, DayState>();
  const computed = new Map<DayState, DaySeats>();
  const limited = new Set(stored.days.filter(({ hasLimits }) => hasLimits).map(({ date }) => date));

  const stateOn = (date: Day): DayState => {
    const state = states.get(date) ?? dayOf(stored, classes, storedOn.get(date) ?? emptyDay(date));
    states.set(date, state);
    return state;
  };
  const seatsOn = (date: Day): DaySeats => {
    const state = stateOn(date);
    const seats = computed.get(state) ?? daySeats(state, searchBoats(state));
    computed.set(state, seats);
    return seats;
  };
  const seatsFor = (departing: Departing): DaySeats[] =>
    daysTaken(departing).map((date) =>
      withDeparture(seatsOn(date), emptyDeparture(departing.id ?? NEW, needsOnDay(departing, date))),
    );
  /** Cached: departures without guests and with equal needs on the same days have the same free seats. */
  const freeWithoutGuests = new Map<string, FreeSeats>();
  const free = (departing: Departing): FreeSeats => {
    if (departing.id !== null) return freeSeats(departing.id, seatsFor(departing));
    const key = daysTaken(departing)
      .map((date) => date + classOf(needsOnDay(departing, date)))
      .join();
    const found = freeWithoutGuests.get(key) ?? freeSeats(NEW, seatsFor(departing));
    freeWithoutGuests.set(key, found);
    return found;
  };
  const written = (date: Day, day: DayState): WrittenDay => ({
    date,
    searchedBelow: day.searchedBelow,
    boats: changedBoats(day, stateOn(date)),
    limits: limited.has(date) ? null : limitsOf(day),
  });

  return {
    /** Free seats by boats and guides; unlimited if neither counts. */
    free,
    openedByGuide: (departing: Departing): number => seatsOpenedByGuide(departing.id ?? NEW, seatsFor(departing)),
    canTake: (departing: Departing, party: Party): boolean => canTake(departing.id ?? NEW, party, seatsFor(departing)),
    /** Returns the days with the party added to the departure, which must be able to take it. */
    claim(departing: MadeDeparture, party: Party): Claim {
      const onDays = seatsFor(departing);
      const days = daysTaken(departing).flatMap((date, index) => {
        const onDay = onDays[index];
        return onDay ? [{ date, day: claimOn(onDay, departing.id, party, searchBoats) }] : [];
      });
      return { days, written: days.map(({ date, day }) => written(date, day)) };
    },
    /** Applies the claim, so that later results include it. */
    accept({ days }: Claim): void {
      freeWithoutGuests.clear();
      for (const { date, day } of days) {
        states.set(date, day);
        limited.add(date);
      }
    },
    release(departing: MadeDeparture, party: Party): void {
      freeWithoutGuests.clear();
      for (const date of daysTaken(departing)) states.set(date, releaseOn(stateOn(date), departing.id, party));
    },
  };
}
