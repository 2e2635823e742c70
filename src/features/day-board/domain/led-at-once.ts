import { type Part, parts } from '@/features/outings/domain/parts';
import { type BoardDay, type BoardGroup, membersOf, mostInGroup } from './board-day';

const partsOfGroup = (day: BoardDay, { departure }: BoardGroup): readonly Part[] =>
  day.departures.find(({ id }) => id === departure)?.needs.parts ?? [];

/** The other groups that the leader of this one leads in a part that it takes too. */
export function ledBeside(day: BoardDay, group: BoardGroup): BoardGroup[] {
  const own = partsOfGroup(day, group);
  return group.leader === null
    ? []
    : day.groups.filter(
        (one) =>
          one.id !== group.id &&
          one.leader === group.leader &&
          partsOfGroup(day, one).some((part) => own.includes(part)),
      );
}

/** The part of the day in which somebody leads the most divers, of all their groups together. */
function fullestPart(day: BoardDay, leader: string): { part: Part; count: number } {
  const own = day.groups.filter((group) => group.leader === leader);
  return parts
    .map((part) => ({
      part,
      count: own
        .filter((group) => partsOfGroup(day, group).includes(part))
        .reduce((sum, group) => sum + membersOf(day, group).length, 0),
    }))
    .reduce((most, one) => (one.count > most.count ? one : most));
}

/** Who would lead more than four at once after a change, and more than before it. */
export function leadsTooMany(before: BoardDay, after: BoardDay): { leader: string; part: Part } | null {
  for (const { id: leader } of after.crew) {
    const { part, count } = fullestPart(after, leader);
    if (count > mostInGroup && count > fullestPart(before, leader).count) return { leader, part };
  }
  return null;
}
