export type CsvValue = string | number | null | undefined;

/** Spreadsheets read these as the beginning of a formula, and a formula can send away the cells beside it. */
const formula = /^[=+\-@\t\r\n]/;

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Formats a line as in RFC 4180. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;

/** Without it, spreadsheets misread accents and Japanese. */
export const BYTE_ORDER_MARK = '\uFEFF';
