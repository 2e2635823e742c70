import type { Locale } from '@/shared/locale/locales';
import type { Needs } from '@/shared/schema/rights';
import type { CsvValue } from './csv';

export type CsvColumn<Row> = {
  heading: string;
  value: (row: Row) => CsvValue;
  /** The file of somebody without these rights lacks the column. */
  needs?: Needs;
};

/** A list of the staff that can be downloaded as a file. */
export type CsvList<Row> = {
  name: string;
  /** The procedure of the list: its guard and its query also apply to the download. */
  procedure: string;
  rowKey: (row: Row) => string;
  columns: (locale: Locale) => Promise<CsvColumn<Row>[]>;
};

/** The rows come from the procedure, so only the list itself knows their type. */
export const csvList = <Row>(list: CsvList<Row>) => list as unknown as CsvList<unknown>;
