import { record } from '@/features/audit/commands/record';
import { dayRow } from '@/features/outings/board/data';
import { changedLists } from '@/features/outings/board/domain/crew-lists';
import { toNotify } from '@/features/outings/board/domain/to-notify';
import { boardDay } from '@/features/outings/board/queries/board-days';
import { listHashes } from '@/features/outings/board/queries/list-hashes';
import { listTexts } from '@/features/outings/board/queries/list-texts';
import { notifiedLists, publishedLists } from '@/features/outings/board/queries/stored-lists';
import { writePublished } from '@/features/outings/lists/data';
import type { PublishAnswer, PublishInput } from '@/features/outings/lists/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { expectBoardVersion } from './expect-board-version';
import { lockBoard } from './lock-board';

/** Fixes everybody to their boats for sales, and lists the crew who have not been told their day as it is now. */
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
