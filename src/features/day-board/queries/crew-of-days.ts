import { type BoardDay, departuresOn, outingsOf } from '@/features/day-board/domain/board-day';
import { conflictsOf } from '@/features/day-board/domain/conflicts';
import { seatsUsed } from '@/features/day-board/domain/seats-used';
import type { CrewOfDay, OutingsInput } from '@/features/day-board/schema';
import type { Ctx } from '@/server/api/context';
import { boardDays } from './board-days';

function crewOfDay(day: BoardDay): CrewOfDay {
  const nameOf = new Map(day.crew.map(({ id, name }) => [id, name]));
  const named = (ids: (string | null)[]) => [...new Set(ids.flatMap((id) => (id ? (nameOf.get(id) ?? []) : [])))];
  const leadersOf = (departures: readonly { id: string }[]) =>
    named(
      day.groups.filter(({ departure }) => departures.some(({ id }) => id === departure)).map(({ leader }) => leader),
    );
  const outings = outingsOf(day).flatMap((outing) => {
    const vehicle = day.vehicles.find(({ id }) => id === outing.vehicle);
    const departures = departuresOn(day, outing);
    return vehicle
      ? [
          {
            name: vehicle.name,
            kind: vehicle.kind,
            time: departures[0]?.time ?? null,
            captain: named([outing.captain])[0] ?? null,
            leaders: leadersOf(departures),
            used: seatsUsed(day, outing),
            seats: vehicle.seats,
          },
        ]
      : [];
  });
  const onLand = day.departures.filter(({ vehicle, people }) => vehicle === null && people > 0);
  return {
    date: day.date,
    outings: outings.sort((one, other) => (one.time ?? '').localeCompare(other.time ?? '')),
    on_land: leadersOf(onLand),
    conflicts: conflictsOf(day).length,
  };
}

/** The crew of each boat on each day, without guests. */
export async function crewOfDays(ctx: Ctx, { from, to }: OutingsInput): Promise<CrewOfDay[]> {
  return (await boardDays(ctx, from, to)).map(crewOfDay);
}
