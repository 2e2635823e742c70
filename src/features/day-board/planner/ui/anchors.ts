import type { ConflictView } from '@/features/day-board/schema';

type Outing = NonNullable<ConflictView['at']['outing']>;

/** The ids of the parts of the board, to which the strip of conflicts leads. */
export const groupAnchor = (uuid: string) => `group-${uuid}`;
export const departureAnchor = (uuid: string) => `departure-${uuid}`;
export const outingAnchor = ({ vehicle, part }: Outing) => `outing-${vehicle}-${part}`;

/** Null for a conflict that is about no part of the board. */
export function anchorOf({ group, departure, outing }: ConflictView['at']): string | null {
  if (group) return groupAnchor(group);
  if (departure) return departureAnchor(departure);
  return outing ? outingAnchor(outing) : null;
}
