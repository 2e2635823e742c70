import type { Locale } from '@/shared/locale/locales';
import type { Needs } from '@/shared/schema/rights';
import type { CsvValue } from './csv';

export type CsvColumn<Row> = {
  heading: string;
  value: (row: Row) => CsvValue;
  /** Callers without these rights get a file without the column. */
  needs?: Needs;
};

/** A staff list that can be downloaded as a file. */
export type CsvList<Row> = {
  name: string;
  /** The procedure of the list: its guard and its query also apply to the download. */
  procedure: string;
  rowKey: (row: Row) => string;
  columns: (locale: Locale) => Promise<CsvColumn<Row>[]>;
};

/** Infers the row type from the list, because the rows come from its procedure. */
export const csvList = <Row>(list: CsvList<Row>) => list as unknown as CsvList<unknown>;
