import { type Load, leastFree, type Slots } from './boat-search';
import { parts } from './parts';

/** People who need these parts and can only use these vehicles, summed from each departure onwards. */
export type Demand = {
  vehicles: readonly number[];
  parts: readonly number[];
  people: readonly number[];
  smallest: readonly number[];
};

/** Removes duplicate lists. */
const distinct = (lists: readonly (readonly number[])[]) => [
  ...new Map(lists.map((list) => [`${list}`, list])).values(),
];

/** For each list, by key, states if it is a subset of `others`. */
const within = (lists: readonly (readonly number[])[], others: readonly number[]) =>
  new Map(lists.map((list) => [`${list}`, list.every((one) => others.includes(one))]));

function demandOf(loads: readonly { people: number; counts: boolean }[]): Pick<Demand, 'people' | 'smallest'> {
  const people = Array<number>(loads.length + 1).fill(0);
  const smallest = Array<number>(loads.length + 1).fill(Number.POSITIVE_INFINITY);
  for (let index = loads.length - 1; index >= 0; index -= 1) {
    const load = loads[index];
    const counted = load?.counts ? load.people : 0;
    people[index] = (people[index + 1] ?? 0) + counted;
    smallest[index] = Math.min(smallest[index + 1] ?? 0, counted || Number.POSITIVE_INFINITY);
  }
  return { people, smallest };
}

/** Demand for each combination of vehicles and parts that some departures need, wherever they go. */
export function demandsOf(loads: readonly Load[]): Demand[] {
  const vehicleSets = distinct(loads.map(({ vehicles }) => vehicles));
  const partSets = distinct([...loads.map((load) => load.parts), ...parts.map((_, number) => [number])]);
  const needs = loads.map((load) => ({ people: load.people, vehicles: `${load.vehicles}`, parts: load.parts }));
  return distinct([...vehicleSets, [...new Set(vehicleSets.flat())].sort((a, b) => a - b)]).flatMap((vehicles) => {
    const stays = within(vehicleSets, vehicles);
    return partSets.flatMap((taken) => {
      const counted = needs.map((one) => ({
        people: one.people,
        counts: stays.get(one.vehicles) === true && taken.every((part) => one.parts.includes(part)),
      }));
      return counted.some(({ counts }) => counts) ? [{ vehicles, parts: taken, ...demandOf(counted) }] : [];
    });
  });
}

/** False if there are too few seats; a vehicle too small for the smallest remaining party adds none. */
export function mayBeMet({ vehicles, parts: taken, people, smallest }: Demand, index: number, slots: Slots): boolean {
  const least = smallest[index] ?? 0;
  let missing = people[index] ?? 0;
  for (const vehicle of vehicles) {
    const seats = leastFree(slots, taken, vehicle);
    if (seats >= least) missing -= seats;
  }
  return missing <= 0;
}
