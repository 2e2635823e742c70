import { stepKinds } from '@/features/reports/domain/steps';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2199-12-31';

const day = z.iso.date();
const count = z.int();
const reportDay = day.refine((date) => FIRST_DAY <= date && date <= LAST_DAY, errorKey('invalid.field'));

/** Both days are inclusive; the default is the last 30 days. */
const span = { from: reportDay.optional(), to: reportDay.optional() };
type Days = { from?: string | undefined; to?: string | undefined };
const isForwards = ({ from, to }: Days) => !from || !to || from <= to;
const notForwards = { path: ['to'], error: errorKey('invalid.day_range') };

export const reportInput = z.strictObject(span).refine(isForwards, notForwards);
export type ReportInput = z.output<typeof reportInput>;
export const reportRowsInput = z.strictObject({ ...pageFields, ...span }).refine(isForwards, notForwards);
export type ReportRowsInput = z.output<typeof reportRowsInput>;

const salesFigures = z.object({ bookings: count, divers: count, amount: count });
export type SalesFigures = z.infer<typeof salesFigures>;
/** Number and sum of payments or refunds. */
const moneyFigures = z.object({ count, amount: count });

const range = { from: day, to: day };
/** Each step is paired with an equally long part of the span before. */
const overTime = <Figures extends z.ZodRawShape>(figures: z.ZodObject<Figures>) =>
  z.object({
    total: figures,
    before: figures,
    steps: z.array(figures.extend({ ...range, before: figures.extend(range) })),
  });
const salesReport = overTime(salesFigures);
export type SalesReport = z.infer<typeof salesReport>;
const moneyReport = overTime(moneyFigures);
export type MoneyReport = z.infer<typeof moneyReport>;

const seats = { offered: count, sold: count };
const seatFigures = z.object(seats);
const occupancyRow = z.object({ slug: z.string(), title: z.string(), ...seats, before: seatFigures });
export type OccupancyRow = z.infer<typeof occupancyRow>;

/** Null for divers without a nationality. */
const countryRow = z.object({ country: z.string().nullable(), divers: count, before: count });
export type CountryRow = z.infer<typeof countryRow>;

/** `to_days` is null for the last group, which is open-ended. */
const leadTimeRow = z.object({ from_days: count, to_days: count.nullable(), orders: count, before: count });
export type LeadTimeRow = z.infer<typeof leadTimeRow>;

export const reportsView = z.object({
  ...range,
  before: z.object(range),
  step: z.enum(stepKinds),
  /** Valid bookings by booking day. */
  sales_by_booking: salesReport,
  /** Valid bookings by activity day. */
  sales_by_activity: salesReport,
  payments: moneyReport,
  refunds: moneyReport,
  occupancy: z.object({
    total: seatFigures,
    before: seatFigures,
    /** Number of products that offered or sold seats; the list below holds the best sellers. */
    product_count: count,
    products: z.array(occupancyRow),
  }),
  countries: z.array(countryRow),
  lead_time: z.object({
    median_days: count.nullable(),
    median_days_before: count.nullable(),
    groups: z.array(leadTimeRow),
  }),
});
export type ReportsView = z.infer<typeof reportsView>;

const byDay = <Figures extends z.ZodRawShape>(figures: z.ZodObject<Figures>) =>
  figures.extend({ date: day, before: figures.extend({ date: day }) });
const salesDay = byDay(salesFigures);
export type SalesDay = z.infer<typeof salesDay>;
const moneyDay = byDay(moneyFigures);
export type MoneyDay = z.infer<typeof moneyDay>;

export const salesDays = pageOf(salesDay);
export const moneyDays = pageOf(moneyDay);
export const occupancyRows = pageOf(occupancyRow);
export const countryRows = pageOf(countryRow);
export const leadTimeRows = pageOf(leadTimeRow);
