import { type Part, parts } from '@/features/outings/domain/parts';
import type { BoardMember, Duty } from './board-day';

export type CrewState = 'free' | 'busy' | 'off' | 'paper_over';

/** The parts in which a crew member leads or steers. */
export const partsOnDuty = (member: Pick<BoardMember, 'id'>, duties: readonly Duty[]): Part[] =>
  parts.filter((part) => duties.some((duty) => duty.member === member.id && duty.parts.includes(part)));

/** The member's availability for a duty, with the reason when unavailable. */
export function crewState(member: BoardMember, duties: readonly Duty[]): CrewState {
  if (!member.isWorking) return 'off';
  if (member.expired) return 'paper_over';
  return partsOnDuty(member, duties).length > 0 ? 'busy' : 'free';
}
