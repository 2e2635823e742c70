import type { BoardDay, BoardDeparture, BoardDiver, BoardGroup, BoardOuting } from './board-day';
import { diverKey } from './board-day';

/** The differences between two states of a day, so that only those are written. */
export type BoardDifference = {
  departures: BoardDeparture[];
  outings: BoardOuting[];
  madeGroups: BoardGroup[];
  changedGroups: BoardGroup[];
  removedGroups: string[];
  divers: BoardDiver[];
};

export const isDifferent = (difference: BoardDifference): boolean =>
  Object.values(difference).some((changes) => changes.length > 0);

const changed = <T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => string,
  facts: (one: T) => unknown[],
) => {
  const earlier = new Map(before.map((one) => [keyOf(one), `${facts(one)}`]));
  return after.filter((one) => earlier.get(keyOf(one)) !== `${facts(one)}`);
};

export function differenceOf(before: BoardDay, after: BoardDay): BoardDifference {
  const existing = new Set(before.groups.map(({ id }) => id));
  const remaining = new Set(after.groups.map(({ id }) => id));
  const groups = changed(
    before.groups,
    after.groups,
    ({ id }) => id,
    ({ leader, pinned }) => [leader, pinned],
  );
  const outingKey = ({ vehicle, part }: BoardOuting) => `${vehicle} ${part}`;
  const gone = before.outings
    .filter((one) => !after.outings.some((other) => outingKey(other) === outingKey(one)))
    .map((one) => ({ ...one, captain: null, pinned: false }));
  return {
    departures: changed(
      before.departures,
      after.departures,
      ({ id }) => id,
      ({ vehicle, pinned, published }) => [vehicle, pinned, published],
    ),
    outings: [
      ...changed(before.outings, after.outings, outingKey, ({ captain, pinned }) => [captain, pinned]),
      ...gone,
    ],
    madeGroups: groups.filter(({ id }) => !existing.has(id)),
    changedGroups: groups.filter(({ id }) => existing.has(id)),
    removedGroups: [...existing].filter((id) => !remaining.has(id)),
    divers: changed(before.divers, after.divers, diverKey, ({ group, pinned }) => [group, pinned]),
  };
}
