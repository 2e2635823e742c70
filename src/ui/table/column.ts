import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Also the name of the sort field. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'end';
  /** For numbers, dates and codes, which must not wrap. */
  noWrap?: boolean;
}
