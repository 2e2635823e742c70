import { outingsOf } from '@/features/day-board/domain/board-day';
import type { OutingsInput, OutingsView } from '@/features/day-board/schema';
import type { Ctx } from '@/server/api/context';
import { boardDays } from './board-days';
import { boardViewOf } from './board-view';

/** The boats and vans that are out on each day, without their guests. */
export async function listOutings(ctx: Ctx, { from, to }: OutingsInput): Promise<OutingsView> {
  const days = await boardDays(ctx, from, to);
  return days
    .filter((day) => outingsOf(day).length > 0)
    .flatMap((day) => boardViewOf(day).outings.map((outing) => ({ date: day.date, ...outing })));
}
