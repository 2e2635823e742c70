import { canLead } from '@/features/crew/domain/duty';
import { parts } from '@/features/outings/domain/parts';
import { type BoardDay, type BoardMember, type Duty, dutiesOf, keyOf } from './board-day';
import type { Conflict, ConflictKind, Marked } from './conflict';

const markOf = (duty: Duty): Marked =>
  duty.kind === 'captain'
    ? { outing: { vehicle: duty.outing.vehicle, part: duty.outing.part }, member: duty.member }
    : { departure: duty.group.departure, group: duty.group.id, member: duty.member };

/** Steering one boat on two outings counts once. */
const clash = (one: Duty, other: Duty): boolean =>
  !(one.kind === 'captain' && other.kind === 'captain' && one.outing.vehicle === other.outing.vehicle);

const idOf = (duty: Duty): string => (duty.kind === 'captain' ? keyOf(duty.outing) : duty.group.id);
const beginOf = ({ parts: [first] }: Duty): number => (first === undefined ? parts.length : parts.indexOf(first));

/** Sorts duties by time, a captain's before a leader's, so that the marked duty does not depend on the input order. */
const asTheDayGoes = (one: Duty, other: Duty): number =>
  beginOf(one) - beginOf(other) || one.kind.localeCompare(other.kind) || (idOf(one) < idOf(other) ? -1 : 1);

/** Reports the second and every further duty of a crew member in an occupied part, once per duty. */
function doubled(member: BoardMember, duties: readonly Duty[]): Conflict[] {
  return duties.flatMap((duty, index): Conflict[] => {
    const earlier = duties.slice(0, index).filter((one) => clash(one, duty));
    const part = parts.find((one) => duty.parts.includes(one) && earlier.some((other) => other.parts.includes(one)));
    return part ? [{ kind: 'twice', at: markOf(duty), params: { name: member.name, part } }] : [];
  });
}

function roleConflict(day: BoardDay, { roles }: BoardMember, duty: Duty): ConflictKind | null {
  if (duty.kind === 'captain') {
    const isVan = day.vehicles.find(({ id }) => id === duty.outing.vehicle)?.kind === 'van';
    if (isVan) return roles.includes('driver') ? null : 'not_driver';
    return roles.includes('captain') ? null : 'not_captain';
  }
  const ledBy = day.departures.find(({ id }) => id === duty.group.departure)?.needs.ledBy;
  if (ledBy === 'instructor') return roles.includes('instructor') ? null : 'instructor_missing';
  return canLead(roles) ? null : 'cannot_lead';
}

/** Conflicts of crew duties: double-booked in a part, off, or without valid papers or the role. */
export function crewConflicts(day: BoardDay): Conflict[] {
  const duties = dutiesOf(day);
  return day.crew.flatMap((member) => {
    const own = duties.filter((duty) => duty.member === member.id).sort(asTheDayGoes);
    const each = own.flatMap((duty): Conflict[] => {
      const at = markOf(duty);
      const kind = roleConflict(day, member, duty);
      return [
        ...(kind ? [{ kind, at, params: { name: member.name } }] : []),
        ...(member.isWorking ? [] : [{ kind: 'off' as const, at, params: { name: member.name } }]),
        ...(member.expired
          ? [{ kind: 'paper_over' as const, at, params: { name: member.name, paper: member.expired } }]
          : []),
      ];
    });
    return [...doubled(member, own), ...each];
  });
}
