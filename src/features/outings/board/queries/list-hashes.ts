import { createHash } from 'node:crypto';
import { type BoardDay, isFirstDive } from '@/features/outings/board/domain/board-day';
import { type CrewListEntry, crewLists } from '@/features/outings/board/domain/crew-lists';

/** A hash of each list, so that nobody's name is stored with what was published. */
export function listHashes(day: BoardDay): Record<string, string> {
  const factsOf = ({ divers, ...facts }: CrewListEntry) => ({
    ...facts,
    divers: divers.map((one) => [
      ...[one.item, one.diver, one.name, one.level, one.language, one.isMinor, isFirstDive(one), one.hasPrivateGuide],
    ]),
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
