import { productTexts } from '@/features/catalogue/schema';
import type { Notice } from '@/features/day-board/domain/to-notify';
import type { Tx } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import { textsIn } from '@/shared/schema/localised';
import { type Day, toDate } from '@/shared/time/days';

/** The title of each of these departures in the reader's language. */
export async function departureTitles(db: Tx, ids: string[]): Promise<(id: string, locale: Locale) => string> {
  const rows = await db.departure.findMany({
    where: { id: { in: ids } },
    select: { id: true, product: { select: { texts: true } } },
  });
  const texts = new Map(rows.map(({ id, product }) => [id, productTexts.parse(product.texts)]));
  return (id, locale) => {
    const found = texts.get(id);
    return found ? textsIn(found, locale).title : '';
  };
}

export const phonesOfCrew = async (db: Tx) =>
  new Map((await db.crewMember.findMany({ select: { id: true, phone: true } })).map(({ id, phone }) => [id, phone]));

/** Fixes the day's departures with guests to their boats; `lists` has a hash for each crew member. */
export async function writePublished(
  tx: Tx,
  day: Day,
  { at, by, lists }: { at: Date; by: string; lists: Record<string, string> },
): Promise<void> {
  const date = toDate(day);
  await tx.departureDay.updateMany({ where: { date, people: { gt: 0 } }, data: { published: true } });
  await tx.operatingDay.update({
    where: { date },
    data: { publishedAt: at, publishedById: by, published: lists, version: { increment: 1 } },
  });
}

export const writeNotified = (tx: Tx, day: Day, notified: Record<string, Notice>) =>
  tx.operatingDay.update({ where: { date: toDate(day) }, data: { notified, version: { increment: 1 } } });
