import type { BoardChange } from '@/features/day-board/changes/schema';
import { type BoardDay, diverKey, maxGroupSize, membersOf } from '@/features/day-board/domain/board-day';
import { AppError } from '@/shared/errors/errors';

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** Refuses unknown ids, and groups of more than four divers. */
export function requirePossible(day: BoardDay, change: BoardChange): void {
  const departure = (id: string) => required(day.departures.find((one) => one.id === id));
  const member = (id: string | null) => id === null || required(day.crew.find((one) => one.id === id));
  const vehicle = (id: string | null) => id === null || required(day.vehicles.find((one) => one.id === id));
  const group = (id: string) => required(day.groups.find((one) => one.id === id));
  switch (change.kind) {
    case 'move_departure':
      departure(change.departure);
      vehicle(change.vehicle);
      return;
    case 'release_departure':
      departure(change.departure);
      return;
    case 'set_captain':
      vehicle(change.vehicle);
      member(change.captain);
      return;
    case 'add_group':
      departure(change.departure);
      member(change.leader);
      return;
    case 'set_leader':
      member(change.leader);
      return;
    case 'swap_leaders':
      group(change.group);
      group(change.other);
      return;
    case 'move_diver': {
      const diver = required(day.divers.find((one) => diverKey(one) === diverKey(change)));
      if (change.group === null) return;
      const joined = group(change.group);
      if (joined.departure !== diver.departure) throw new AppError('other_departure');
      const others = membersOf(day, joined).filter((one) => diverKey(one) !== diverKey(diver));
      if (others.length >= maxGroupSize) throw new AppError('group_full', { params: { most: maxGroupSize } });
      return;
    }
    default:
      return;
  }
}
