import type { ReactNode } from 'react';

/** A column of a list. */
export interface Column<Row> {
  /** Also the name to sort by. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'end';
  /** Numbers, dates and codes are not broken over lines. */
  noWrap?: boolean;
}
