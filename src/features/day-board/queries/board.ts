import { record } from '@/features/audit/commands/record';
import { boardVersion, dayRow, publisherName } from '@/features/day-board/data';
import { changedLists } from '@/features/day-board/domain/crew-lists';
import { toNotify } from '@/features/day-board/domain/to-notify';
import type { BoardInput, BoardView } from '@/features/day-board/schema';
import type { Ctx } from '@/server/api/context';
import { boardDay } from './board-days';
import { boardViewOf } from './board-view';
import { listHashes } from './list-hashes';
import { partiesOf } from './parties-of';
import { notifiedLists, publishedLists } from './stored-lists';

/**
 * Reads the version first, so that a change in between is seen by the next poll; null while the caller has the current
 * version, else audited, because it shows guests.
 */
export async function board(ctx: Ctx, { date, version: seen }: BoardInput): Promise<BoardView | null> {
  const { db } = ctx;
  const version = await boardVersion(db, date);
  if (version === seen) return null;
  const row = await dayRow(db, date);
  const { day, guests, companions } = await boardDay(ctx, date);
  if (day.divers.length > 0)
    await record(db, { ctx, action: 'view', entity: 'schedule', entityId: date, label: `Day board, ${date}` });
  const published = row?.publishedAt && {
    at: row.publishedAt.toISOString(),
    by: publisherName(row),
    changed: changedLists(publishedLists(row), listHashes(day)).length,
    to_notify: toNotify(publishedLists(row), notifiedLists(row)).filter((id) => day.crew.some((one) => one.id === id))
      .length,
  };
  const parties = await partiesOf(db, date, [...guests, ...companions]);
  return { ...boardViewOf(day), parties, version, published: published ?? null };
}
