import type { Tx } from '@/server/database/db';
import { type Day, toDate } from '@/shared/time/days';
import type { NitroxBooked } from './domain/on-nitrox';
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

/** The add-ons of these items with nitrox in their address. */
export async function nitroxBooked(db: Tx, items: readonly string[]): Promise<NitroxBooked[]> {
  const rows = await db.orderAddOn.findMany({
    where: { itemId: { in: [...items] }, addOn: { slug: { contains: 'nitrox' } } },
    select: { itemId: true, addOnId: true, quantity: true },
    orderBy: [{ itemId: 'asc' }, { position: 'asc' }],
  });
  return rows.map(({ itemId: item, addOnId: addOn, quantity }) => ({ item, addOn, quantity }));
}
