import type { Part } from '@/features/outings/domain/parts';
import { type BoardDay, diverKey, keyOf } from './board-day';

/** Manual changes by staff; the caller chooses the `id` of a new group. */
export type Change =
  | { kind: 'move_departure'; departure: string; vehicle: string | null }
  | { kind: 'release_departure'; departure: string }
  | { kind: 'set_captain'; vehicle: string; part: Part; captain: string | null }
  | { kind: 'add_group'; departure: string; leader: string | null; id: string }
  | { kind: 'remove_group'; group: string }
  | { kind: 'set_leader'; group: string; leader: string | null }
  | { kind: 'swap_leaders'; group: string; other: string }
  | { kind: 'move_diver'; item: string; diver: string; group: string | null };

function withCaptain(day: BoardDay, change: Extract<Change, { kind: 'set_captain' }>): BoardDay {
  const { vehicle, part, captain } = change;
  const others = day.outings.filter((outing) => keyOf(outing) !== keyOf(change));
  return { ...day, outings: [...others, { vehicle, part, captain, pinned: captain !== null }] };
}

/** Applies a change to the day: pins manual choices, and opens choices that were removed by hand. */
export function applyChange(day: BoardDay, change: Change): BoardDay {
  const { departures, groups, divers } = day;
  switch (change.kind) {
    case 'move_departure': {
      const { departure: id, vehicle } = change;
      const moved = { vehicle, pinned: vehicle !== null };
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
      const led = { leader: change.leader, pinned: change.leader !== null };
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
      const moved = { group: change.group, pinned: change.group !== null };
      return {
        ...day,
        divers: divers.map((one) => (diverKey(one) === diverKey(change) ? { ...one, ...moved } : one)),
      };
    }
  }
}
