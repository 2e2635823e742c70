import type { Locale } from '@/shared/locale/locales';
import type { CsvValue } from './csv';

export type CsvColumn<Row> = { heading: string; value: (row: Row) => CsvValue };

/** A list of the staff that can be taken away as a file. */
export type CsvList<Row> = {
  /** Found under `/api/lists/{name}.csv`. */
  name: string;
  /** The list itself: whoever may call it may take it away, with the same query. */
  procedure: string;
  rowKey: (row: Row) => string;
  columns: (locale: Locale) => Promise<CsvColumn<Row>[]>;
};

/** The rows come from the procedure, so their type is of the list's own knowledge. */
export const csvList = <Row>(list: CsvList<Row>) => list as unknown as CsvList<unknown>;
