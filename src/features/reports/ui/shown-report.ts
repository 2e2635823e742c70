import type { ReportName } from './report-names';

/** A report as its panel shows it. */
export type ShownReport = {
  name: ReportName;
  total: string;
  /** The total beside that of the span before. */
  compared: string;
  columns: string[];
  rows: { key: string; label: string; short?: string; cells: string[]; now: number; before: number }[];
  /** Rows that are names, not days. */
  named: boolean;
  format: (value: number) => string;
  formatInFew: (value: number) => string;
  /** Below the table. */
  note?: string;
};
