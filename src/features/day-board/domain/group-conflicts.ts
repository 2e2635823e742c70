import {
  type BoardDay,
  type BoardDiver,
  type BoardGroup,
  type BoardMember,
  maxGroupSize,
  membersOf,
} from './board-day';
import type { Conflict } from './conflict';

const markOf = ({ item, diver, departure, group }: BoardDiver) => ({
  departure,
  ...(group !== null && { group }),
  diver: { item, diver },
});

/** A crew member without entered languages counts as speaking any. */
export const sharesLanguage = ({ languages }: Pick<BoardMember, 'languages'>, { language }: BoardDiver): boolean =>
  language === null || languages.length === 0 || languages.includes(language);

/** An adult of the same order in the same group counts as a parent. */
const hasParent = (minor: BoardDiver, group: readonly BoardDiver[]): boolean =>
  group.some(({ order, isMinor }) => !isMinor && order === minor.order);

function sizeConflicts(group: BoardGroup, count: number, ratio: number): Conflict[] {
  const at = { departure: group.departure, group: group.id };
  if (count > maxGroupSize) return [{ kind: 'group_too_large', at, params: { count, most: maxGroupSize } }];
  return count > ratio ? [{ kind: 'over_ratio', at, params: { count, most: ratio } }] : [];
}

function ofGroup(day: BoardDay, group: BoardGroup): Conflict[] {
  const members = membersOf(day, group);
  const at = { departure: group.departure, group: group.id };
  const departure = day.departures.find(({ id }) => id === group.departure);
  const leader = day.crew.find(({ id }) => id === group.leader);
  const isShared = new Set(members.map(({ item }) => item)).size > 1;
  return [
    ...(group.leader === null && members.length > 0
      ? [{ kind: 'no_leader' as const, at, params: { title: departure?.title ?? '', count: members.length } }]
      : []),
    ...sizeConflicts(group, members.length, departure?.needs.diversPerGuide ?? maxGroupSize),
    ...members
      .filter(({ hasPrivateGuide }) => isShared && hasPrivateGuide)
      .map((diver) => ({ kind: 'private_guide_shared' as const, at: markOf(diver), params: { name: diver.name } })),
    ...members
      .filter((diver) => leader && !sharesLanguage(leader, diver))
      .map((diver) => ({
        kind: 'no_common_language' as const,
        at: { ...markOf(diver), member: leader?.id ?? '' },
        params: { name: diver.name, leader: leader?.name ?? '', language: diver.language ?? '' },
      })),
    ...members
      .filter((diver) => diver.isMinor && !hasParent(diver, members))
      .map((diver) => ({ kind: 'minor_alone' as const, at: markOf(diver), params: { name: diver.name } })),
  ];
}

/** The conflicts of groups and their members. */
export function groupConflicts(day: BoardDay): Conflict[] {
  const open = day.departures.flatMap(({ id, title, needs }): Conflict[] => {
    const count = day.divers.filter(({ departure, group }) => departure === id && group === null).length;
    if (needs.ledBy === 'none' || count === 0) return [];
    return [{ kind: 'without_group', at: { departure: id }, params: { title, count } }];
  });
  return [...day.groups.flatMap((group) => ofGroup(day, group)), ...open];
}
