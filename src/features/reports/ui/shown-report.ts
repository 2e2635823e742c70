import type { ReportName } from './report-names';

export type ShownReport = {
  name: ReportName;
  total: string;
  /** Compares the total with that of the span before. */
  compared: string;
  columns: string[];
  rows: { key: string; label: string; short?: string; cells: string[]; now: number; before: number }[];
  /** True when rows are names, not days. */
  named: boolean;
  format: (value: number) => string;
  formatInFew: (value: number) => string;
  /** Shown below the table. */
  note?: string;
};
