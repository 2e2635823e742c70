import type { Part } from '@/features/outings/domain/parts';
import {
  type BoardCompanion,
  type BoardDay,
  type BoardDiver,
  departuresOn,
  dutiesOf,
  groupOf,
  inDayOrder,
  keyOf,
  membersOf,
  outingOf,
  partsOf,
} from './board-day';

/** One duty with everything that the crew member needs to know about it. */
export type CrewListEntry = {
  duty: 'captain' | 'leader';
  /** The boat or van; null on land. */
  vehicle: string | null;
  captain: string | null;
  time: string | null;
  parts: Part[];
  departures: string[];
  /** The divers of the group; for a captain, everyone aboard. */
  divers: BoardDiver[];
  /** Companions of these divers; the list of a group has the companions of parties whose first diver is in it. */
  companions: BoardCompanion[];
  /** Number of divers and companions on the list. */
  people: number;
};

const nameOf = (some: readonly { id: string; name: string }[], id: string | null): string | null =>
  some.find((one) => one.id === id)?.name ?? null;

/** Lists the duties of each crew member in time order, by member id. */
export function crewLists(day: BoardDay): Map<string, CrewListEntry[]> {
  const lists = new Map<string, CrewListEntry[]>();
  const outings = new Map(day.outings.map((outing) => [keyOf(outing), outing]));
  for (const duty of dutiesOf(day)) {
    const group = duty.kind === 'leader' ? duty.group : null;
    const departures =
      duty.kind === 'captain'
        ? departuresOn(day, duty.outing).filter(({ people }) => people > 0)
        : day.departures.filter(({ id }) => id === duty.group.departure);
    const [first] = departures;
    const outing = duty.kind === 'captain' ? duty.outing : first && outingOf(first);
    const isAboard = ({ departure }: { departure: string }) => departures.some(({ id }) => id === departure);
    const divers = group ? membersOf(day, group) : day.divers.filter(isAboard);
    const companions = day.companions.filter(group ? (one) => groupOf(day, one) === group.id : isAboard);
    if (departures.length === 0 || (group && divers.length === 0)) continue;
    const entry: CrewListEntry = {
      duty: duty.kind,
      vehicle: outing ? nameOf(day.vehicles, outing.vehicle) : null,
      captain: outing ? nameOf(day.crew, outings.get(keyOf(outing))?.captain ?? null) : null,
      time: departures.map(({ time }) => time).sort()[0] ?? null,
      parts: outing ? partsOf(day, outing) : inDayOrder(first?.needs.parts ?? []),
      departures: departures.map(({ id }) => id),
      divers,
      companions,
      people: divers.length + companions.length,
    };
    lists.set(duty.member, [...(lists.get(duty.member) ?? []), entry]);
  }
  for (const list of lists.values()) list.sort((a, b) => (a.time ?? '').localeCompare(b.time ?? ''));
  return lists;
}

/** Lists crew whose list differs from the published one, including crew who no longer have a list. */
export function changedLists(
  published: Readonly<Record<string, string>>,
  hashes: Readonly<Record<string, string>>,
): string[] {
  const everybody = new Set([...Object.keys(published), ...Object.keys(hashes)]);
  return [...everybody].filter((id) => published[id] !== hashes[id]);
}
