import { record } from '@/features/audit/commands/record';
import { dayRow } from '@/features/day-board/data';
import { changedLists } from '@/features/day-board/domain/crew-lists';
import { toNotify } from '@/features/day-board/domain/to-notify';
import type { ListsView } from '@/features/day-board/lists/schema';
import { boardDay } from '@/features/day-board/queries/board-days';
import { listHashes } from '@/features/day-board/queries/list-hashes';
import { notifiedLists, publishedLists } from '@/features/day-board/queries/stored-lists';
import type { Ctx } from '@/server/api/context';
import type { Day } from '@/shared/time/days';
import { listTexts } from './list-texts';

/** The lists of all crew who have one, had one at publication, or were notified of one; the read is audited. */
export async function lists(ctx: Ctx, { date }: { date: Day }): Promise<ListsView> {
  const { db } = ctx;
  const row = await dayRow(db, date);
  if (!row?.publishedAt) return { published_at: null, people: [] };
  const { day } = await boardDay(ctx, date);
  const [published, notified, hashes] = [publishedLists(row), notifiedLists(row), listHashes(day)];
  const changed = new Set(changedLists(published, hashes));
  const unaware = new Set(toNotify(published, notified));
  const people = await listTexts(db, day, [
    ...new Set([...Object.keys(published), ...Object.keys(hashes), ...unaware]),
  ]);
  if (people.length > 0)
    await record(db, { ctx, action: 'view', entity: 'schedule', entityId: date, label: `Crew lists, ${date}` });
  return {
    published_at: row.publishedAt.toISOString(),
    people: people.map((one) => ({
      ...one,
      changed: changed.has(one.uuid),
      to_notify: unaware.has(one.uuid),
      notified_at: notified[one.uuid]?.at ?? null,
    })),
  };
}
