import { createHash } from 'node:crypto';
import type { BoardDay, BoardDiver } from '@/features/day-board/domain/board-day';
import { type CrewListEntry, crewLists } from '@/features/day-board/domain/crew-lists';

/** Hashes each list, so that publishing a day stores no names. */
export function listHashes(day: BoardDay): Record<string, string> {
  const diverFacts = (one: BoardDiver) => [
    ...[one.item, one.diver, one.name, one.level, one.language, one.isMinor, one.isFirstDive, one.hasPrivateGuide],
  ];
  const factsOf = ({ divers, companions, ...facts }: CrewListEntry) => ({
    ...facts,
    divers: divers.map(facts.duty === 'captain' ? ({ name, isMinor }) => [name, isMinor] : diverFacts),
    ...(companions.length > 0 && { companions }),
  });
  return Object.fromEntries(
    [...crewLists(day)].map(([id, list]) => [
      id,
      createHash('sha256')
        .update(JSON.stringify(list.map(factsOf)))
        .digest('base64url'),
    ]),
  );
}
