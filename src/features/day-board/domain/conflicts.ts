import type { BoardDay } from './board-day';
import { type Conflict, isBroken } from './conflict';
import { crewConflicts } from './crew-conflicts';
import { groupConflicts } from './group-conflicts';
import { vehicleConflicts } from './vehicle-conflicts';

/** Lists the conflicts of a day, broken ones before open ones. */
export function conflictsOf(day: BoardDay): Conflict[] {
  const all = [...crewConflicts(day), ...vehicleConflicts(day), ...groupConflicts(day)];
  return [...all.filter(isBroken), ...all.filter((conflict) => !isBroken(conflict))];
}
