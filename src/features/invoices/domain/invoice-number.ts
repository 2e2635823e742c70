type Numbered = { prefix: string; year: number; number: number };

/** The number of an invoice as it is printed: of its year, without gaps. */
export const invoiceNumber = ({ prefix, year, number }: Numbered): string =>
  `${prefix}${year}-${String(number).padStart(5, '0')}`;
