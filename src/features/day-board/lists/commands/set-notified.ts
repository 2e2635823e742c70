import { record } from '@/features/audit/commands/record';
import { lockBoard } from '@/features/day-board/commands/lock-board';
import { dayRow } from '@/features/day-board/data';
import { toNotify, withdrawn } from '@/features/day-board/domain/to-notify';
import { writeNotified } from '@/features/day-board/lists/data';
import type { SetNotifiedAnswer, SetNotifiedInput } from '@/features/day-board/lists/schema';
import { notifiedLists, publishedLists } from '@/features/day-board/queries/stored-lists';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Records that a crew member was notified of their published list, or revokes that. */
export function setNotified(
  ctx: Ctx,
  { date, member, notified, published_at }: SetNotifiedInput,
): Promise<SetNotifiedAnswer> {
  return ctx.db.$transaction(async (tx) => {
    await lockBoard(tx, date);
    const row = await dayRow(tx, date);
    const [published, before] = [publishedLists(row), notifiedLists(row)];
    if (!(member in published) && !(member in before)) throw new AppError('not_found');
    if (row?.publishedAt?.toISOString() !== published_at)
      throw new AppError('changed_meanwhile', { fields: { published_at: [{ key: 'board.publishedAgain' }] } });
    const now = notified ? { list: published[member] ?? null, at: ctx.now.toISOString() } : withdrawn;
    const after = { ...before, [member]: now };
    await writeNotified(tx, date, after);
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'schedule',
      entityId: date,
      label: `Crew list passed on, ${date}`,
      after: { member, notified },
    });
    return { to_notify: toNotify(published, after).includes(member), notified_at: now.at };
  });
}
