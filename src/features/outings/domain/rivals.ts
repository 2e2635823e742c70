import { groupBy } from '@/shared/list/group-by';
import { type Load, slotOf } from './boat-search';

/** Those who could want the same seats, directly or through others between them, under a name of their own. */
export type Rivals = { name: string; loads: readonly Load[] };

/** Groups of slots: those that one departure could take are in one group. */
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

/** Every group that a departure could take seats of. */
function groupsFor({ vehicles, parts }: Load, groupOf: (slot: number) => number): number[] {
  const groups: number[] = [];
  for (const vehicle of vehicles)
    for (const part of parts) {
      const group = groupOf(slotOf(vehicle, part));
      if (!groups.includes(group)) groups.push(group);
    }
  return groups.sort((a, b) => a - b);
}

/** Finds everybody who could want the seats of a departure, itself included where it is one of them. */
export function rivalsAmong(loads: Iterable<Load>): (load: Load) => Rivals {
  const all = [...loads];
  const groupOf = groupsOf(all);
  // All that one of them could take is in one group.
  const members = groupBy(all, (load) => groupsFor(load, groupOf)[0]);
  return (load) => {
    const groups = groupsFor(load, groupOf).filter((group) => members.has(group));
    return { name: groups.join(), loads: groups.flatMap((group) => members.get(group) ?? []) };
  };
}
