import { schedulesOf } from '@/features/availability/data';
import { type MovedTo, type Moving, movesInTurn } from '@/features/availability/domain/moves-in-turn';
import { lastDayOf, seatsWithin } from '@/features/outings/seats/queries/seats-within';
import type { Ctx } from '@/server/api/context';
import { type Day, plusDays } from '@/shared/time/days';

/** Reads the data needed to move these items to a day, without locks: free seats may be taken before the move. */
export async function seatsForMoves(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  date: Day,
  moving: readonly Pick<Moving, 'productId' | 'durationDays'>[],
): Promise<(moving: Moving) => MovedTo> {
  const anyIds = [...new Set(moving.map(({ productId }) => productId))];
  const schedules = await schedulesOf(db, { anyIds }, { from: date, to: date });
  const longest = Math.ceil(Math.max(1, ...moving.map(({ durationDays }) => durationDays)));
  const from = plusDays(date, 1 - longest);
  const stays = schedules.map(({ product: { needs } }) => ({ needs, durationDays: longest }));
  // A course moved by a day or two overlaps its earlier days.
  const to = lastDayOf(stays, plusDays(date, longest - 1));
  return movesInTurn({ schedules, seats: await seatsWithin(db, { from, to }), date, now, span: { from, to } });
}
