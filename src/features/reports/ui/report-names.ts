export const reportNames = [
  'sales_by_booking',
  'sales_by_activity',
  'payments',
  'refunds',
  'occupancy',
  'countries',
  'lead_time',
] as const;
export type ReportName = (typeof reportNames)[number];

export const csvPath = (name: ReportName, query: Record<string, string>): string =>
  `/api/lists/report-${name.replaceAll('_', '-')}.csv?${new URLSearchParams(query)}`;
