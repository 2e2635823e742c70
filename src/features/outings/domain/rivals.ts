import { groupBy } from '@/shared/list/group-by';
import { type Load, slotOf } from './boat-search';

/** Departures that compete for the same seats, directly or through others, with a key for the set. */
export type Rivals = { name: string; loads: readonly Load[] };

/** Groups slots so that all slots one departure could take are in the same group. */
function groupsOf(loads: readonly Load[]): (slot: number) => number {
  const towards: number[] = [];
  const groupOf = (slot: number): number => {
    let group = slot;
    for (let next = towards[group]; next !== undefined; next = towards[group]) group = next;
    return group;
  };
  for (const { vehicles, parts } of loads) {
    let first: number | undefined;
    for (const vehicle of vehicles)
      for (const part of parts) {
        const group = groupOf(slotOf(vehicle, part));
        first = first === undefined ? group : groupOf(first);
        if (group !== first) towards[group] = first;
      }
  }
  return groupOf;
}

/** Every group in which a departure could take seats. */
function groupsFor({ vehicles, parts }: Load, groupOf: (slot: number) => number): number[] {
  const groups: number[] = [];
  for (const vehicle of vehicles)
    for (const part of parts) {
      const group = groupOf(slotOf(vehicle, part));
      if (!groups.includes(group)) groups.push(group);
    }
  return groups.sort((a, b) => a - b);
}

/** Finds all departures that compete for the seats of one, itself included if it is in the input. */
export function rivalsAmong(loads: Iterable<Load>): (load: Load) => Rivals {
  const all = [...loads];
  const groupOf = groupsOf(all);
  // All slots a departure could take are in one group.
  const members = groupBy(all, (load) => groupsFor(load, groupOf)[0]);
  return (load) => {
    const groups = groupsFor(load, groupOf).filter((group) => members.has(group));
    return { name: groups.join(), loads: groups.flatMap((group) => members.get(group) ?? []) };
  };
}
