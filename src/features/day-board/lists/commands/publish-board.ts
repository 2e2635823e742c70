import { record } from '@/features/audit/commands/record';
import { expectBoardVersion } from '@/features/day-board/commands/expect-board-version';
import { lockBoard } from '@/features/day-board/commands/lock-board';
import { dayRow } from '@/features/day-board/data';
import { changedLists } from '@/features/day-board/domain/crew-lists';
import { toNotify } from '@/features/day-board/domain/to-notify';
import { writePublished } from '@/features/day-board/lists/data';
import { listTexts } from '@/features/day-board/lists/queries/list-texts';
import type { PublishAnswer, PublishInput } from '@/features/day-board/lists/schema';
import { boardDay } from '@/features/day-board/queries/board-days';
import { listHashes } from '@/features/day-board/queries/list-hashes';
import { notifiedLists, publishedLists } from '@/features/day-board/queries/stored-lists';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';

/** Fixes departures to their boats for sales, and returns the crew who have not been notified of their current day. */
export function publishBoard(ctx: Ctx & { actor: Person }, { date, version }: PublishInput): Promise<PublishAnswer> {
  return ctx.db.$transaction(async (tx) => {
    await lockBoard(tx, date);
    await expectBoardVersion(tx, date, version);
    const { day } = await boardDay({ ...ctx, db: tx }, date);
    const lists = listHashes(day);
    const row = await dayRow(tx, date);
    const changed = changedLists(publishedLists(row), lists);
    await writePublished(tx, date, { at: ctx.now, by: ctx.actor.userId, lists });
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'schedule',
      entityId: date,
      label: `Day board published, ${date}`,
      after: { lists_changed: changed },
    });
    return {
      published_at: ctx.now.toISOString(),
      people: await listTexts(tx, day, toNotify(lists, notifiedLists(row))),
    };
  });
}
