import { type Part, parts } from '@/features/outings/domain/parts';
import { type BoardDay, type BoardGroup, maxGroupSize, membersOf } from './board-day';

const partsOfGroup = (day: BoardDay, { departure }: BoardGroup): readonly Part[] =>
  day.departures.find(({ id }) => id === departure)?.needs.parts ?? [];

/** Other groups that the same leader has in a shared part of the day. */
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

/** The part of the day in which a leader has the most divers, over all their groups. */
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

/** The leader who would have more than four divers at once after a change, and more than before. */
export function leadsTooMany(before: BoardDay, after: BoardDay): { leader: string; part: Part } | null {
  for (const { id: leader } of after.crew) {
    const { part, count } = fullestPart(after, leader);
    if (count > maxGroupSize && count > fullestPart(before, leader).count) return { leader, part };
  }
  return null;
}
