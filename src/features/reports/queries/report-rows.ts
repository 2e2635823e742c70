import { diversByCountry, leadTimes } from '@/features/reports/data';
import { groupLeadTimes } from '@/features/reports/domain/lead-time';
import { dayByDay } from '@/features/reports/domain/over-time';
import type { ReportRowsInput } from '@/features/reports/schema';
import type { Ctx } from '@/server/api/context';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';
import { dailyMoney } from './money';
import { occupancyOf, withTitles } from './occupancy';
import { requestedSpans } from './requested-span';
import { dailySales } from './sales';

function pageOfRows<Row>(input: ReportRowsInput, rows: Row[]): Page<Row> {
  const { skip, take } = rowsOf(input);
  return toPage(input, rows.length, rows.slice(skip, skip + take));
}

export async function salesRows(ctx: Ctx, by: Parameters<typeof dailySales>[1], input: ReportRowsInput) {
  const { span, all, storedUntil } = await requestedSpans(ctx, input);
  const days = await dailySales(ctx, by, all, storedUntil);
  return pageOfRows(input, dayByDay(days, ['bookings', 'divers', 'amount'], span));
}

export async function moneyRows(ctx: Ctx, which: 'payments' | 'refunds', input: ReportRowsInput) {
  const { span, all, storedUntil } = await requestedSpans(ctx, input);
  const days = (await dailyMoney(ctx, all, storedUntil))[which];
  return pageOfRows(input, dayByDay(days, ['count', 'amount'], span));
}

export async function occupancyRows(ctx: Ctx, input: ReportRowsInput) {
  const { data, meta } = pageOfRows(input, await occupancyOf(ctx, await requestedSpans(ctx, input)));
  return { data: await withTitles(ctx, data), meta };
}

export async function countryRows(ctx: Ctx, input: ReportRowsInput) {
  return pageOfRows(input, await diversByCountry(ctx.db, await requestedSpans(ctx, input)));
}

export async function leadTimeRows(ctx: Ctx, input: ReportRowsInput) {
  return pageOfRows(input, groupLeadTimes(await leadTimes(ctx.db, await requestedSpans(ctx, input))));
}
