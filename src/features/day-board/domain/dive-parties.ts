import { certificationLevels } from '@/features/booking/divers/domain/certification';
import { groupBy } from '@/shared/list/group-by';
import type { BoardDiver } from './board-day';

/** Divers who stay together: a minor with a parent, or somebody alone. */
export type DiveParty = readonly BoardDiver[];

const rankOf = ({ level }: BoardDiver): number => certificationLevels.indexOf(level);

/** Sort key of experience: certification first, then how recent the last dive is. */
function experienceOf(diver: BoardDiver): [number, string] {
  return [rankOf(diver), diver.lastDive ?? ''];
}

export function byExperience(one: BoardDiver, other: BoardDiver): number {
  const [rank, last] = experienceOf(one);
  const [otherRank, otherLast] = experienceOf(other);
  if (rank !== otherRank) return rank - otherRank;
  const language = (one.language ?? '').localeCompare(other.language ?? '');
  if (last.slice(0, 4) !== otherLast.slice(0, 4)) return last < otherLast ? -1 : 1;
  return language || (one.order < other.order ? -1 : one.order > other.order ? 1 : one.diver < other.diver ? -1 : 1);
}

export const meanRank = (group: readonly BoardDiver[]): number =>
  group.reduce((sum, diver) => sum + rankOf(diver), 0) / Math.max(1, group.length);

/** Groups each adult with as many of the order's minors as fit a group; minors without an adult are alone. */
export function diveParties(divers: readonly BoardDiver[], ratio: number): DiveParty[] {
  const parties: DiveParty[] = [];
  const orders = groupBy(divers, ({ order }) => order);
  for (const people of orders.values()) {
    const minors = people.filter(({ isMinor }) => isMinor);
    const adults = people.filter(({ isMinor }) => !isMinor).sort(byExperience);
    const each = Math.max(0, ratio - 1);
    const parents = each > 0 ? Math.min(adults.length, Math.ceil(minors.length / each)) : 0;
    for (let index = 0; index < parents; index += 1) {
      const adult = adults[index];
      if (adult) parties.push([adult, ...minors.splice(0, each)]);
    }
    for (const alone of [...minors, ...adults.slice(parents)]) parties.push([alone]);
  }
  return parties;
}
