import {
  type BoardDay,
  type BoardMember,
  type BoardOuting,
  departuresOn,
  dutiesOf,
  outingsOf,
  partsOf,
} from '@/features/day-board/domain/board-day';
import { hasGuests, isFree, roleOn } from '@/features/day-board/domain/plan-captains';
import { departureTitles } from '@/features/day-board/lists/data';
import { boardDays } from '@/features/day-board/queries/board-days';
import { activeCrew } from '@/features/day-board/remedies/data';
import type { CaptainsToAsk, RemediesInput } from '@/features/day-board/remedies/schema';
import type { Ctx } from '@/server/api/context';
import { requestTo } from './remedies';

/** The most captains to name for each boat. */
const MAX_NAMED = 2;

/** Crew who can steer and have nothing else to do; those on the roster come first. */
function ableOn(day: BoardDay, outing: BoardOuting): BoardMember[] {
  const duties = dutiesOf(day);
  const role = roleOn(day, outing);
  const parts = partsOf(day, outing);
  return day.crew
    .filter((one) => one.expired === null && one.roles.includes(role) && isFree(duties, one.id, parts, outing.vehicle))
    .sort((one, other) => Number(other.isWorking) - Number(one.isWorking) || one.name.localeCompare(other.name));
}

/** Finds who could steer the boats and vans that have guests and nobody to steer, each with a message that asks. */
export async function captainsToAsk(ctx: Ctx, { date }: RemediesInput): Promise<CaptainsToAsk> {
  const [day] = await boardDays(ctx, date, date);
  if (!day) return [];
  const open = outingsOf(day).filter((outing) => outing.captain === null && hasGuests(day, outing));
  const able = open.map((outing) => ableOn(day, outing));
  const ids = [...new Set(able.flat().map(({ id }) => id))];
  const phones = new Map((await activeCrew(ctx.db, ids)).map(({ id, phone }) => [id, phone]));
  const departures = open.map((outing) => departuresOn(day, outing));
  const titleOf = await departureTitles(
    ctx.db,
    departures.flat().map(({ id }) => id),
  );
  return Promise.all(
    open.map(async (outing, index) => {
      const trips = departures[index] ?? [];
      const about: Parameters<typeof requestTo>[1] = {
        lacks: roleOn(day, outing),
        parts: partsOf(day, outing),
        departures: trips.map(({ id }) => id),
      };
      const reachable = (able[index] ?? []).flatMap((member) => {
        const phone = phones.get(member.id);
        return phone ? [{ member, phone }] : [];
      });
      return {
        vehicle: day.vehicles.find(({ id }) => id === outing.vehicle)?.name ?? '',
        time: trips[0]?.time ?? null,
        captains: await Promise.all(
          reachable.slice(0, MAX_NAMED).map(async ({ member, phone }) => ({
            name: member.name,
            phone,
            text: await requestTo(member, about, day, titleOf),
          })),
        ),
      };
    }),
  );
}
