/** Formats the printed number; numbers restart each year and have no gaps. */
export const receiptNumber = ({ year, number }: { year: number; number: number }): string =>
  `R-${year}-${String(number).padStart(5, '0')}`;
