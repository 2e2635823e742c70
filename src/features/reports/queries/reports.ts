import { diversByCountry, leadTimes } from '@/features/reports/data';
import { groupLeadTimes, medianDays } from '@/features/reports/domain/lead-time';
import { overTime } from '@/features/reports/domain/over-time';
import { stepKindOf } from '@/features/reports/domain/steps';
import type { ReportInput, ReportsView } from '@/features/reports/schema';
import type { Ctx } from '@/server/api/context';
import { dailyMoney } from './money';
import { occupancyOf, withTitles } from './occupancy';
import { requestedSpans } from './requested-span';
import { dailySales } from './sales';

const SHOWN_PRODUCTS = 40;

type Seats = { offered: number; sold: number };
const sumOfSeats = (rows: readonly Seats[]): Seats => ({
  offered: rows.reduce((sum, { offered }) => sum + offered, 0),
  sold: rows.reduce((sum, { sold }) => sum + sold, 0),
});

export async function reports(ctx: Ctx, input: ReportInput): Promise<ReportsView> {
  const spans = await requestedSpans(ctx, input);
  const { span, before, all, storedUntil } = spans;
  const [booked, active, money, seats, countries, lead] = await Promise.all([
    dailySales(ctx, 'sales_by_booking', all, storedUntil),
    dailySales(ctx, 'sales_by_activity', all, storedUntil),
    dailyMoney(ctx, all, storedUntil),
    occupancyOf(ctx, spans),
    diversByCountry(ctx.db, spans),
    leadTimes(ctx.db, spans),
  ]);
  return {
    ...span,
    before,
    step: stepKindOf(span),
    sales_by_booking: overTime(booked, ['bookings', 'divers', 'amount'], span),
    sales_by_activity: overTime(active, ['bookings', 'divers', 'amount'], span),
    payments: overTime(money.payments, ['count', 'amount'], span),
    refunds: overTime(money.refunds, ['count', 'amount'], span),
    occupancy: {
      total: sumOfSeats(seats),
      before: sumOfSeats(seats.map((row) => row.before)),
      product_count: seats.length,
      products: await withTitles(ctx, seats.slice(0, SHOWN_PRODUCTS)),
    },
    countries,
    lead_time: {
      median_days: medianDays(lead, 'orders'),
      median_days_before: medianDays(lead, 'before'),
      groups: groupLeadTimes(lead),
    },
  };
}
