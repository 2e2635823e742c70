import { record } from '@/features/audit/commands/record';
import type { Facts } from '@/features/audit/schema';
import { type BoardDay, diverKey, keyOf } from '@/features/day-board/domain/board-day';
import { type BoardDifference, differenceOf } from '@/features/day-board/domain/difference';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';

/** Identifies guests and crew by id, because a name in the audit log would outlive their erasure. */
function factsOf(
  day: BoardDay,
  { departures, outings, madeGroups, changedGroups, removedGroups, divers }: BoardDifference,
) {
  const vehicleName = (id: string | null) => day.vehicles.find((one) => one.id === id)?.name ?? null;
  const groups = new Set([...madeGroups, ...changedGroups].map(({ id }) => id).concat(removedGroups));
  const moved = new Set(divers.map(diverKey));
  const changed = new Set(departures.map(({ id }) => id));
  const steered = new Set(outings.map(keyOf));
  return Object.fromEntries([
    ...day.departures.flatMap(({ id, title, vehicle, pinned }) =>
      changed.has(id) ? [[`departure ${id}`, { title, vehicle: vehicleName(vehicle), pinned }]] : [],
    ),
    ...day.outings.flatMap((outing) =>
      steered.has(keyOf(outing)) ? [[`captain of ${vehicleName(outing.vehicle)}, ${outing.part}`, outing.captain]] : [],
    ),
    ...day.groups.flatMap(({ id, leader }) => (groups.has(id) ? [[`leader of group ${id}`, leader]] : [])),
    ...day.divers.flatMap((diver) =>
      moved.has(diverKey(diver)) ? [[`group of diver ${diver.diver}`, diver.group]] : [],
    ),
  ]) as Facts;
}

/** Writes one audit log row about a change of the board. */
export function recordBoard(
  tx: Tx,
  ctx: Ctx,
  { before, after, confirmed }: { before: BoardDay; after: BoardDay; confirmed?: string[] },
) {
  const difference = differenceOf(before, after);
  return record(tx, {
    ctx,
    action: 'update',
    entity: 'schedule',
    entityId: before.date,
    label: `Day board, ${before.date}`,
    before: factsOf(before, difference),
    after: { ...factsOf(after, difference), ...(confirmed && confirmed.length > 0 && { confirmed }) },
  });
}
