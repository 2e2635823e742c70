type Numbered = { prefix: string; year: number; number: number };

/** Formats the printed number, which runs without gaps within its year. */
export const invoiceNumber = ({ prefix, year, number }: Numbered): string =>
  `${prefix}${year}-${String(number).padStart(5, '0')}`;
