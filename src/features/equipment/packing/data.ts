import type { Tx } from '@/server/database/db';
import { type Day, toDate } from '@/shared/time/days';
import type { Packed } from './schema';

export const packedOn = (db: Tx, date: Day) => db.packedLine.findMany({ where: { date: toDate(date) } });

export async function setPacked(tx: Tx, { date: day, outing, line, packed, returned }: Packed): Promise<void> {
  const date = toDate(day);
  await tx.packedLine.upsert({
    where: { date_outing_line: { date, outing, line } },
    create: { date, outing, line, packed, returned },
    update: { packed, returned },
  });
}

/** Divers on nitrox, by item: add-ons with nitrox in their address, one for each diver. */
export async function nitroxOf(db: Tx, items: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.orderAddOn.findMany({
    where: { itemId: { in: [...items] }, addOn: { slug: { contains: 'nitrox' } } },
    select: { itemId: true, quantity: true },
  });
  const counts = new Map<string, number>();
  for (const { itemId, quantity } of rows) counts.set(itemId, (counts.get(itemId) ?? 0) + quantity);
  return counts;
}
