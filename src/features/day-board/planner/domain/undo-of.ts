import type { NewBoardChange } from '@/features/day-board/changes/schema';
import type { BoardView } from '@/features/day-board/schema';

type Before = Pick<BoardView, 'departures' | 'outings'>;

/**
 * The change that takes back a move of a departure, a diver, a captain or a leader; null for any other change. It names
 * the state after the move as seen, so the server refuses it once somebody has changed the same one since.
 */
export function undoOf({ departures, outings }: Before, change: NewBoardChange): NewBoardChange | null {
  const groups = departures.flatMap((departure) => departure.groups);
  switch (change.kind) {
    case 'move_departure': {
      const moved = departures.find(({ uuid }) => uuid === change.departure);
      return moved ? { ...change, vehicle: moved.vehicle, pinned: moved.pinned, seen: change.vehicle } : null;
    }
    case 'set_captain': {
      const outing = outings.find(({ vehicle, part }) => vehicle === change.vehicle && part === change.part);
      const { captain = null, pinned = false } = outing ?? {};
      return { ...change, captain, pinned, seen: change.captain };
    }
    case 'set_leader': {
      const led = groups.find(({ uuid }) => uuid === change.group);
      return led ? { ...change, leader: led.leader, pinned: led.pinned, seen: change.leader } : null;
    }
    case 'swap_leaders': {
      const leaderOf = (group: string) => groups.find(({ uuid }) => uuid === group)?.leader ?? null;
      return { ...change, seen: leaderOf(change.other), other_seen: leaderOf(change.group) };
    }
    case 'move_diver': {
      const group = groups.find(({ divers }) =>
        divers.some(({ item, diver }) => item === change.item && diver === change.diver),
      );
      const pinned = group?.divers.find(({ diver }) => diver === change.diver)?.pinned ?? false;
      return { ...change, group: group?.uuid ?? null, pinned, seen: change.group };
    }
    default:
      return null;
  }
}

/** The change as it came out: counting the seats puts a departure that was taken off its boat on one that is free. */
export function asMade(change: NewBoardChange, after: Pick<BoardView, 'departures'>): NewBoardChange {
  if (change.kind !== 'move_departure' || change.vehicle !== null) return change;
  const moved = after.departures.find(({ uuid }) => uuid === change.departure);
  return { ...change, vehicle: moved?.vehicle ?? null };
}
