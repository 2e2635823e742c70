import { type Load, slotOf } from './boat-search';

const slotsOf = ({ vehicles, parts }: Load): number[] =>
  vehicles.flatMap((vehicle) => parts.map((part) => slotOf(vehicle, part)));

/** Groups of slots: those that one departure could take are in one group. */
function groupsOf(all: readonly number[][]): (slot: number) => number {
  const towards: number[] = [];
  const groupOf = (slot: number): number => {
    let group = slot;
    for (let next = towards[group]; next !== undefined; next = towards[group]) group = next;
    return group;
  };
  for (const [first, ...others] of all) {
    if (first === undefined) continue;
    for (const other of others) {
      const [one, two] = [groupOf(first), groupOf(other)];
      if (one !== two) towards[two] = one;
    }
  }
  return groupOf;
}

/** Finds the departures that could want the same seats as one, directly or through others between them. */
export function rivalsAmong(loads: Iterable<Load>): (load: Load) => Load[] {
  const all = [...loads].map((load) => ({ load, slots: slotsOf(load) }));
  const groupOf = groupsOf(all.map(({ slots }) => slots));
  const grouped = all.flatMap(({ load, slots: [first] }) =>
    first === undefined ? [] : [{ load, group: groupOf(first) }],
  );
  return (load) => {
    const wanted = new Set(slotsOf(load).map(groupOf));
    return grouped.filter((one) => one.load.id !== load.id && wanted.has(one.group)).map((one) => one.load);
  };
}
