import { rangeBefore, rangeOf, type Step, stepOf, stepsUntil, sumIn } from '@/features/dashboard/domain/chart-steps';
import type { TrendsInput, TrendsView } from '@/features/dashboard/schema';
import { mealsGiven } from '@/features/orders/queries/meals-given';
import { storedUntil } from '@/features/reports/figures/commands/store-figures';
import { dailyMoney } from '@/features/reports/queries/money';
import { bestSellers, dailySales } from '@/features/reports/queries/sales';
import type { Ctx } from '@/server/api/context';
import { dayAt } from '@/shared/time/days';

const SHOWN_PRODUCTS = 6;

/** Returns bookings and revenue for the days up to today and for the range before them. */
export async function trends(ctx: Ctx, { days }: TrendsInput): Promise<TrendsView> {
  const today = dayAt(ctx.now);
  const range = rangeOf(days, today);
  const before = rangeBefore(days, today);
  const both = { from: before.from, to: range.to };
  const until = await storedUntil(ctx.db, both);
  const [bookings, money, products, { meals }] = await Promise.all([
    dailySales(ctx, 'sales_by_booking', both, until),
    dailyMoney(ctx, both, until),
    bestSellers(ctx, range, until, SHOWN_PRODUCTS),
    mealsGiven(ctx),
  ]);
  const figuresIn = (step: Step) => ({
    bookings: sumIn(step, bookings, (row) => row.bookings),
    divers: sumIn(step, bookings, (row) => row.divers),
    revenue: sumIn(step, money.net, ({ amount }) => amount),
  });
  return {
    ...range,
    step: stepOf(days),
    steps: stepsUntil(today, days).map((step) => ({ ...step, ...figuresIn(step) })),
    total: figuresIn(range),
    before: figuresIn(before),
    products,
    meals,
  };
}
