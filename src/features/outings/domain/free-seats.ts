import { type Boats, boatsOf, largestParty } from './boats';
import type { CrewMember, Day, Departure } from './day';
import { type Leaders, leadersOf } from './leaders';
import { classOf } from './parts';

export type Limit = 'product' | 'transport' | 'crew';
export type FreeSeats = { seats: number; limitedBy: Limit };
export type Party = { divers: number; companions: number; hasPrivateGuide: boolean };

type Limits = { transport: number; crew: number };

/** Free seats of a day, computed once per departure with guests and once per class of those without. */
export type DaySeats = { day: Day; boats: Boats; leaders: Leaders; limitsOf: (departure: Departure) => Limits };

export function daySeats(day: Day, boats = boatsOf(day)): DaySeats {
  const leaders = leadersOf(day);
  const computed = new Map<string, Limits>();
  const limitsOf = (departure: Departure): Limits => {
    const isEmpty = departure.people === 0 && !departure.isFixed;
    const key = isEmpty ? classOf(departure.needs) : departure.id;
    const limits = computed.get(key) ?? {
      transport: largestParty(day, boats, departure),
      crew: leaders.freeFor(departure),
    };
    computed.set(key, limits);
    return limits;
  };
  return { day, boats, leaders, limitsOf };
}

const onDay = ({ day }: DaySeats, id: string): Departure | undefined => day.departures.find((one) => one.id === id);

/** Minimum over all days of the departure; of equal limits, names the first of product, transport and crew. */
export function freeSeats(id: string, days: readonly DaySeats[]): FreeSeats {
  let least: FreeSeats = { seats: Number.POSITIVE_INFINITY, limitedBy: 'product' };
  for (const seats of days) {
    const departure = onDay(seats, id);
    if (!departure) continue;
    const { transport, crew } = seats.limitsOf(departure);
    const limits: [Limit, number][] = [
      ['product', departure.productSeats],
      ['transport', transport],
      ['crew', crew],
    ];
    for (const [limitedBy, free] of limits) if (free < least.seats) least = { seats: Math.max(0, free), limitedBy };
  }
  return least;
}

/** Companions need boat seats only; a party with a private guide joins no group. */
export function canTake(id: string, party: Party, days: readonly DaySeats[]): boolean {
  return days.every((seats) => {
    const departure = onDay(seats, id);
    if (!departure || party.divers > departure.productSeats) return false;
    const { transport, crew } = seats.limitsOf(departure);
    const isLed = party.hasPrivateGuide ? seats.leaders.canLeadAlone(departure, party.divers) : party.divers <= crew;
    return isLed && party.divers + party.companions <= transport;
  });
}

const oneMore: CrewMember = {
  id: '',
  isGuide: true,
  isInstructor: false,
  isWorking: true,
  hasExpiredPaper: false,
  steersIn: [],
};

/** Number of seats that another guide would add to the departure, working on all of its days. */
export function seatsOpenedByGuide(id: string, days: readonly DaySeats[]): number {
  const withGuide = days.map((seats): DaySeats => {
    const day = { ...seats.day, crew: [...seats.day.crew, oneMore] };
    const leaders = leadersOf(day);
    const limitsOf = (departure: Departure) => ({ ...seats.limitsOf(departure), crew: leaders.freeFor(departure) });
    return { ...seats, day, leaders, limitsOf };
  });
  return freeSeats(id, withGuide).seats - freeSeats(id, days).seats;
}
