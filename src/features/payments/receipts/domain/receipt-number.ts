/** The number of a receipt as it is printed: of its year, without gaps. */
export const receiptNumber = ({ year, number }: { year: number; number: number }): string =>
  `R-${year}-${String(number).padStart(5, '0')}`;
