import type { DayNeeds, Part } from './parts';

export type Vehicle = {
  id: string;
  kind: 'boat' | 'van';
  seats: number;
  areas: readonly string[];
  inService: boolean;
};

export type CrewMember = {
  id: string;
  isGuide: boolean;
  isInstructor: boolean;
  /** True if the member is on the roster of the day. */
  isWorking: boolean;
  /** True if a certificate, licence or insurance has expired by that day. */
  hasExpiredPaper: boolean;
  /** Parts in which the member is captain or driver. */
  steersIn: readonly Part[];
};

/** A departure on one of its days. */
export type Departure = {
  id: string;
  needs: DayNeeds;
  /** Number of divers that the product's own limit still admits. */
  productSeats: number;
  /** Everybody who takes a seat on the boat or van: divers and companions. */
  people: number;
  /** Divers of orders without a private guide. */
  sharedDivers: number;
  /** Number of divers of each order that has a private guide. */
  privateDivers: readonly number[];
  vehicle: string | null;
  /** Pinned by hand or published, so no sale moves it to another boat. */
  isFixed: boolean;
};

export type Day = {
  countsVehicles: boolean;
  countsCrew: boolean;
  vehicles: readonly Vehicle[];
  crew: readonly CrewMember[];
  departures: readonly Departure[];
  /** Number of people from which the day is not searched, because an earlier claim's search gave up. */
  searchedBelow: number | null;
};

export function canCarry(vehicle: Vehicle, { transport, areas }: DayNeeds): boolean {
  return vehicle.inService && vehicle.kind === transport && areas.every((area) => vehicle.areas.includes(area));
}
