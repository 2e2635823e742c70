import { type MoneyOfDay, moneyByDay } from '@/features/reports/data';
import type { Span } from '@/features/reports/figures/domain/span';
import type { Ctx } from '@/server/api/context';
import type { Day } from '@/shared/time/days';

const netOf = (taken: MoneyOfDay[], returned: MoneyOfDay[]): Omit<MoneyOfDay, 'count'>[] => {
  const net = new Map(taken.map(({ day, amount }) => [day, amount]));
  for (const { day, amount } of returned) net.set(day, (net.get(day) ?? 0) - amount);
  return [...net].map(([day, amount]) => ({ day, amount }));
};

/** Payments, refunds and their difference for each day on which money moved. */
export async function dailyMoney({ db }: Pick<Ctx, 'db'>, span: Span, storedUntil: Day) {
  const [payments, refunds] = await Promise.all([
    moneyByDay(db, 'taken', span, storedUntil),
    moneyByDay(db, 'returned', span, storedUntil),
  ]);
  return { payments, refunds, net: netOf(payments, refunds) };
}
