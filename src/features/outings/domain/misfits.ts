import type { Day } from '@/shared/time/days';
import { type Part, parts, type Transport } from './parts';

/** Last day and reason of a span out of service. */
export type OutOfService = { to: Day; reason: string };

type Carrier = {
  kind: 'boat' | 'van';
  seats: number;
  areas: readonly string[];
  inService: boolean;
  outOfService: OutOfService | null;
};
type Load = { people: number; parts: readonly Part[] };
type Party = Load & { transport: Transport; areas: readonly string[] };

/** `in_use`: others leave too few seats in these parts. */
export type Misfit =
  | { why: 'other_kind' }
  | { why: 'inactive' }
  | { why: 'out_of_service'; until: Day; reason: string }
  | { why: 'area'; areas: string[] }
  | { why: 'too_small'; seats: number }
  | { why: 'in_use'; parts: Part[]; left: number };

const leftIn = ({ seats }: Pick<Carrier, 'seats'>, aboard: readonly Load[], part: Part): number =>
  aboard.reduce((left, { people, parts: taken }) => (taken.includes(part) ? left - people : left), seats);

/** Number of seats left free in the fullest of these parts. */
export const seatsLeft = (vehicle: Pick<Carrier, 'seats'>, aboard: readonly Load[], taken: readonly Part[]): number =>
  Math.max(0, Math.min(vehicle.seats, ...taken.map((part) => leftIn(vehicle, aboard, part))));

/** Reasons why a vehicle cannot take the party beside those aboard; empty if it can. */
export function misfitsOf(vehicle: Carrier, party: Party, aboard: readonly Load[]): Misfit[] {
  const { kind, seats, areas, inService, outOfService } = vehicle;
  const unserved = party.areas.filter((area) => !areas.includes(area));
  const full = parts.filter((part) => party.parts.includes(part) && leftIn(vehicle, aboard, part) < party.people);
  return [
    ...(kind === party.transport ? [] : [{ why: 'other_kind' as const }]),
    ...(outOfService ? [{ why: 'out_of_service' as const, until: outOfService.to, reason: outOfService.reason }] : []),
    ...(inService || outOfService ? [] : [{ why: 'inactive' as const }]),
    ...(unserved.length > 0 ? [{ why: 'area' as const, areas: unserved }] : []),
    ...(seats < party.people
      ? [{ why: 'too_small' as const, seats }]
      : full.length > 0
        ? [{ why: 'in_use' as const, parts: full, left: seatsLeft(vehicle, aboard, full) }]
        : []),
  ];
}
