import type { ReportName } from './report-names';

export type ShownReport = {
  name: ReportName;
  total: string;
  /** Comparison of the total with the span before. */
  compared: string;
  columns: string[];
  rows: { key: string; label: string; short?: string; cells: string[]; now: number; before: number }[];
  /** True if rows are names instead of days. */
  named: boolean;
  format: (value: number) => string;
  formatInFew: (value: number) => string;
  /** True if values are shares of a whole instead of counts. */
  isShare?: boolean;
  /** Shown below the table. */
  note?: string;
};
