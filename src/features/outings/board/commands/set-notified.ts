import { record } from '@/features/audit/commands/record';
import { dayRow } from '@/features/outings/board/data';
import { toNotify, withdrawn } from '@/features/outings/board/domain/to-notify';
import { notifiedLists, publishedLists } from '@/features/outings/board/queries/stored-lists';
import { writeNotified } from '@/features/outings/lists/data';
import type { SetNotifiedAnswer, SetNotifiedInput } from '@/features/outings/lists/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { lockBoard } from './lock-board';

/** Notes that somebody of the crew has been told their published list, or takes that back. */
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
