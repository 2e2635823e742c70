import type { Part } from '@/features/outings/domain/parts';

/** `open` is not decided yet; `broken` was decided and does not work, so a move that causes it needs confirmation. */
export const conflictKinds = {
  twice: 'broken',
  off: 'broken',
  paper_over: 'broken',
  over_seats: 'broken',
  out_of_service: 'broken',
  wrong_vehicle: 'broken',
  wrong_area: 'broken',
  not_captain: 'broken',
  not_driver: 'broken',
  cannot_lead: 'broken',
  instructor_missing: 'broken',
  no_common_language: 'broken',
  minor_alone: 'broken',
  group_too_large: 'broken',
  over_ratio: 'broken',
  private_guide_shared: 'broken',
  no_captain: 'open',
  no_driver: 'open',
  no_leader: 'open',
  without_group: 'open',
  without_vehicle: 'open',
} as const;
export type ConflictKind = keyof typeof conflictKinds;

/** The ids of everything the conflict is marked on; an outing by its vehicle and part. */
export type Marked = {
  outing?: { vehicle: string; part: Part };
  departure?: string;
  group?: string;
  diver?: { item: string; diver: string };
  member?: string;
};

/**
 * `params` are names and numbers; `part`, `paper`, `language` and `areas` are codes to be translated for the reader.
 */
export type Conflict = { kind: ConflictKind; at: Marked; params: Record<string, string | number> };

export const isBroken = ({ kind }: Conflict): boolean => conflictKinds[kind] === 'broken';

/** Counts a boat that is over its seats as one conflict, whichever of its outings is marked. */
const textOf = ({ kind, at }: Conflict): string =>
  JSON.stringify([kind, kind === 'over_seats' ? at.outing?.vehicle : at]);

const fallen = (before: Conflict['params'], after: Conflict['params']): boolean =>
  Object.entries(after).every(([name, value]) => {
    const earlier = before[name];
    return typeof value === 'number' && typeof earlier === 'number' ? value <= earlier : value === earlier;
  });

/** The conflicts that are new, different or larger after a change. */
export function newlyBroken(before: readonly Conflict[], after: readonly Conflict[]): Conflict[] {
  const earlier = new Map(before.map((conflict) => [textOf(conflict), conflict.params]));
  return after.filter((conflict) => {
    const params = earlier.get(textOf(conflict));
    return isBroken(conflict) && !(params && fallen(params, conflict.params));
  });
}
