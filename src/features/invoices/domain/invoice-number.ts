type Numbered = { prefix: string; year: number; number: number };

/** Formats a number that is consecutive within its year. */
export const invoiceNumber = ({ prefix, year, number }: Numbered): string =>
  `${prefix}${year}-${String(number).padStart(5, '0')}`;
