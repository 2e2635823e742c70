import type { Part } from '@/features/outings/domain/parts';
import { type BoardDay, diverKey, keyOf } from './board-day';

/** With false, a choice stays open to the plan. */
type Pin = { pinned?: boolean | undefined };

/** Manual changes by staff; the caller chooses the `id` of a new group. */
export type Change =
  | ({ kind: 'move_departure'; departure: string; vehicle: string | null } & Pin)
  | { kind: 'release_departure'; departure: string }
  | ({ kind: 'set_captain'; vehicle: string; part: Part; captain: string | null } & Pin)
  | { kind: 'add_group'; departure: string; leader: string | null; id: string }
  | { kind: 'remove_group'; group: string }
  | ({ kind: 'set_leader'; group: string; leader: string | null } & Pin)
  | { kind: 'swap_leaders'; group: string; other: string }
  | ({ kind: 'move_diver'; item: string; diver: string; group: string | null } & Pin);

/** Pins what was chosen; nothing chosen is open. */
const isPinned = (chosen: string | null, { pinned = true }: Pin): boolean => chosen !== null && pinned;

function withCaptain(day: BoardDay, change: Extract<Change, { kind: 'set_captain' }>): BoardDay {
  const { vehicle, part, captain } = change;
  const others = day.outings.filter((outing) => keyOf(outing) !== keyOf(change));
  return { ...day, outings: [...others, { vehicle, part, captain, pinned: isPinned(captain, change) }] };
}

/** Applies a change to the day: pins manual choices, and opens choices that were removed by hand. */
export function applyChange(day: BoardDay, change: Change): BoardDay {
  const { departures, groups, divers } = day;
  switch (change.kind) {
    case 'move_departure': {
      const { departure: id, vehicle } = change;
      const moved = { vehicle, pinned: isPinned(vehicle, change) };
      return { ...day, departures: departures.map((one) => (one.id === id ? { ...one, ...moved } : one)) };
    }
    case 'release_departure': {
      const released = { pinned: false, published: false };
      return {
        ...day,
        departures: departures.map((one) => (one.id === change.departure ? { ...one, ...released } : one)),
      };
    }
    case 'set_captain':
      return withCaptain(day, change);
    case 'add_group': {
      const { id, departure, leader } = change;
      return { ...day, groups: [...groups, { id, departure, leader, pinned: leader !== null }] };
    }
    case 'remove_group':
      return {
        ...day,
        groups: groups.filter(({ id }) => id !== change.group),
        divers: divers.map((one) => (one.group === change.group ? { ...one, group: null, pinned: false } : one)),
      };
    case 'set_leader': {
      const led = { leader: change.leader, pinned: isPinned(change.leader, change) };
      return { ...day, groups: groups.map((one) => (one.id === change.group ? { ...one, ...led } : one)) };
    }
    case 'swap_leaders': {
      const leaderOf = (id: string) => groups.find((one) => one.id === id)?.leader ?? null;
      const led = new Map([
        [change.group, leaderOf(change.other)],
        [change.other, leaderOf(change.group)],
      ]);
      return {
        ...day,
        groups: groups.map((one) => {
          const leader = led.get(one.id);
          return leader === undefined ? one : { ...one, leader, pinned: leader !== null };
        }),
      };
    }
    case 'move_diver': {
      const moved = { group: change.group, pinned: isPinned(change.group, change) };
      return {
        ...day,
        divers: divers.map((one) => (diverKey(one) === diverKey(change) ? { ...one, ...moved } : one)),
      };
    }
  }
}
