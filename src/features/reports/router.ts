import {
  countryRows as listCountries,
  leadTimeRows as listLeadTimes,
  occupancyRows as listOccupancy,
  moneyRows,
  salesRows,
} from '@/features/reports/queries/report-rows';
import { reports } from '@/features/reports/queries/reports';
import { router, staffProcedure } from '@/server/api/trpc';
import {
  countryRows,
  leadTimeRows,
  moneyDays,
  occupancyRows,
  reportInput,
  reportRowsInput,
  reportsView,
  salesDays,
} from './schema';

const rows = staffProcedure('reports').input(reportRowsInput);

export const reportsRouter = router({
  all: staffProcedure('reports')
    .input(reportInput)
    .output(reportsView)
    .query(({ ctx, input }) => reports(ctx, input)),
  sales_by_booking: rows.output(salesDays).query(({ ctx, input }) => salesRows(ctx, 'sales_by_booking', input)),
  sales_by_activity: rows.output(salesDays).query(({ ctx, input }) => salesRows(ctx, 'sales_by_activity', input)),
  payments: rows.output(moneyDays).query(({ ctx, input }) => moneyRows(ctx, 'payments', input)),
  refunds: rows.output(moneyDays).query(({ ctx, input }) => moneyRows(ctx, 'refunds', input)),
  occupancy: rows.output(occupancyRows).query(({ ctx, input }) => listOccupancy(ctx, input)),
  countries: rows.output(countryRows).query(({ ctx, input }) => listCountries(ctx, input)),
  lead_time: rows.output(leadTimeRows).query(({ ctx, input }) => listLeadTimes(ctx, input)),
});
