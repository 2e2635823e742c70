import { ledgerByDay } from '@/features/reports/data';
import type { Span } from '@/features/reports/domain/span';
import type { Ctx } from '@/server/api/context';

/** Payments and refunds of each day on which money moved. */
export async function dailyMoney({ db }: Pick<Ctx, 'db'>, span: Span) {
  const days = await ledgerByDay(db, span);
  return {
    payments: days.map(({ day, payments, taken }) => ({ day, count: payments, amount: taken })),
    refunds: days.map(({ day, refunds, returned }) => ({ day, count: refunds, amount: returned })),
    /** What came in less what went back. */
    net: days.map(({ day, taken, returned }) => ({ day, amount: taken - returned })),
  };
}
