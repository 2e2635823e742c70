import { randomUUID } from 'node:crypto';
import { writeDifference } from '@/features/day-board/data';
import { applyChange } from '@/features/day-board/domain/changes';
import { newlyBroken } from '@/features/day-board/domain/conflict';
import { conflictsOf } from '@/features/day-board/domain/conflicts';
import { differenceOf } from '@/features/day-board/domain/difference';
import { boardDay } from '@/features/day-board/queries/board-days';
import { conflictViewOf } from '@/features/day-board/queries/board-view';
import type { UpdateBoardAnswer, UpdateBoardInput } from '@/features/day-board/schema';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import { expectAsSeen } from './expect-as-seen';
import { lockBoard } from './lock-board';
import { recordBoard } from './record-board';
import { requireLed } from './require-led';
import { requirePossible } from './require-possible';

/**
 * Makes one manual change under the day's lock. A change that causes a conflict needs confirmation; one that
 * contradicts an earlier change by another person is refused.
 */
export function updateBoard(ctx: Ctx, { date, change, confirm }: UpdateBoardInput): Promise<UpdateBoardAnswer> {
  return ctx.db.$transaction(async (tx) => {
    await lockBoard(tx, date);
    const { day: before } = await boardDay({ ...ctx, db: tx }, date);
    await expectAsSeen(ctx, before, change);
    requirePossible(before, change);
    const wanted = change.kind === 'add_group' ? { ...change, id: randomUUID() } : change;
    const after = applyChange(before, wanted);
    const swap = requireLed(before, after, wanted);
    if (swap) return { state: 'needs_swap', conflicts: [], swap };
    const broken = newlyBroken(conflictsOf(before), conflictsOf(after));
    const conflicts = broken.map(conflictViewOf);
    if (broken.length > 0 && !confirm) return { state: 'needs_confirmation', conflicts };
    await writeDifference(tx, date, differenceOf(before, after));
    await recountDays(tx, { from: date, to: date });
    await recordBoard(tx, ctx, { before, after, confirmed: broken.map(({ kind }) => kind) });
    return { state: 'done', conflicts };
  });
}
