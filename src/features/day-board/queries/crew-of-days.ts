import { publishedDays } from '@/features/day-board/data';
import { type BoardDay, departuresOn, outingsOf } from '@/features/day-board/domain/board-day';
import { conflictsOf } from '@/features/day-board/domain/conflicts';
import { lacksHotel } from '@/features/day-board/domain/lacks-hotel';
import { seatsUsed } from '@/features/day-board/domain/seats-used';
import type { CrewOfDay, OutingsInput } from '@/features/day-board/schema';
import { pickupsBetween } from '@/features/orders/manifest/queries/pickups-between';
import type { Ctx } from '@/server/api/context';
import type { Day } from '@/shared/time/days';
import { boardDays } from './board-days';

type Pickups = Awaited<ReturnType<typeof pickupsBetween>>;
type DayFacts = { pickups: Pickups; published: boolean };

/** Counts each order once, however many of its items are on these departures. */
function hotelsMissing(pickups: Pickups, date: Day, departures: readonly { id: string }[]): number {
  const aboard = pickups.filter(
    ({ departure, first, last }) => first <= date && date <= last && departures.some(({ id }) => id === departure),
  );
  return new Set(aboard.filter(lacksHotel).map(({ order }) => order)).size;
}

function crewOfDay(day: BoardDay, { pickups, published }: DayFacts): CrewOfDay {
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
            hotels_missing: hotelsMissing(pickups, day.date, departures),
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
    hotels_missing: hotelsMissing(pickups, day.date, day.departures),
    published,
  };
}

/** The crew of each boat on each day, without guests. */
export async function crewOfDays(ctx: Ctx, { from, to }: OutingsInput): Promise<CrewOfDay[]> {
  const { db } = ctx;
  const days = await boardDays(ctx, from, to);
  const pickups = await pickupsBetween(db, from, to);
  const published = await publishedDays(db, from, to);
  return days.map((day) => crewOfDay(day, { pickups, published: published.has(day.date) }));
}
