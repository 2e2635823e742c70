import type { Boats } from './boats';
import { carryParty } from './carry-party';
import type { Day, Departure } from './day';
import type { DaySeats, Party } from './free-seats';

export const changeDeparture = (day: Day, id: string, change: (departure: Departure) => Departure): Day => ({
  ...day,
  departures: day.departures.map((one) => (one.id === id ? change(one) : one)),
});

function withDivers(departure: Departure, { divers, hasPrivateGuide }: Party): Departure {
  const seats = { ...departure, productSeats: departure.productSeats - divers };
  if (hasPrivateGuide) return { ...seats, privateDivers: [...departure.privateDivers, divers] };
  return { ...seats, sharedDivers: departure.sharedDivers + divers };
}

function withoutDivers(departure: Departure, { divers, hasPrivateGuide }: Party): Departure {
  const seats = { ...departure, productSeats: departure.productSeats + divers };
  if (!hasPrivateGuide) return { ...seats, sharedDivers: departure.sharedDivers - divers };
  return { ...seats, privateDivers: departure.privateDivers.toSpliced(departure.privateDivers.indexOf(divers), 1) };
}

/** Adds the party to the departure, which must be able to take it: see `canTake`. */
export function claimOn({ day, boats }: DaySeats, id: string, party: Party, searchBoats?: (day: Day) => Boats): Day {
  const carried = carryParty(day, boats, id, party.divers + party.companions, searchBoats);
  if (!carried) throw new Error('A party that the day can take must fit on its vehicles');
  return changeDeparture(carried, id, (departure) => withDivers(departure, party));
}

/** Removes the party; a departure without guests leaves its vehicle unless it is fixed. */
export const releaseOn = (day: Day, id: string, party: Party): Day =>
  changeDeparture(day, id, (departure) => {
    const people = departure.people - party.divers - party.companions;
    const vehicle = people === 0 && !departure.isFixed ? null : departure.vehicle;
    return withoutDivers({ ...departure, people, vehicle }, party);
  });
