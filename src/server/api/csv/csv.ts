export type CsvValue = string | number | null | undefined;

/** Spreadsheets take these for the beginning of a formula, and a formula can send away what stands beside it. */
const formula = /^[=+\-@\t\r\n]/;

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line as RFC 4180 has it. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;

/** Without it, spreadsheets read accents and Japanese as something else. */
export const BYTE_ORDER_MARK = '\uFEFF';
