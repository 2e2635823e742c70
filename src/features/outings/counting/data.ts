import type { Counting } from '@/features/outings/seats/data';
import type { Tx } from '@/server/database/db';
import type { SeatCounting } from '@/server/generated/prisma/client';
import { toDate, toDay } from '@/shared/time/days';
import { type CountedFrom, type CountingView, countingView } from './schema';

const id = 1;

export const storedCounting = (db: Tx): Promise<SeatCounting> => db.seatCounting.findUniqueOrThrow({ where: { id } });

/** Locks the row until the transaction ends. */
export async function lockCounting(tx: Tx): Promise<SeatCounting> {
  await tx.$queryRaw`SELECT id FROM seat_counting WHERE id = ${id} FOR UPDATE`;
  return storedCounting(tx);
}

export const changeCounting = (tx: Tx, { boats_from, guides_from }: CountedFrom, updatedAt: Date) =>
  tx.seatCounting.update({
    where: { id },
    data: {
      boatsFrom: boats_from && toDate(boats_from),
      guidesFrom: guides_from && toDate(guides_from),
      updatedAt,
    },
  });

export const factsOf = ({ boatsFrom, guidesFrom }: SeatCounting) => ({
  boats_from: boatsFrom && toDay(boatsFrom),
  guides_from: guidesFrom && toDay(guidesFrom),
});

export const toCountingView = (row: SeatCounting): CountingView =>
  countingView.parse({ ...factsOf(row), version: row.updatedAt.toISOString() });

export const countingOf = ({ boats_from, guides_from }: CountedFrom): Counting => ({
  boatsFrom: boats_from,
  guidesFrom: guides_from,
});

export const productId = async (db: Tx, slug: string): Promise<string | undefined> =>
  (await db.product.findUnique({ where: { slug }, select: { id: true } }))?.id;
