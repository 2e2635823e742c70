/** More digits than this are not read as a number. */
const MAX_DIGITS = 9;

const isDigit = (character: string | undefined) => character !== undefined && character >= '0' && character <= '9';

/** Tags that count up from the first, as wide as its number: REG-09, REG-10; null if it does not end in a number. */
export function nextTags(first: string, count: number): string[] | null {
  if (count === 1) return [first];
  let start = first.length;
  while (start > 0 && first.length - start < MAX_DIGITS && isDigit(first[start - 1])) start -= 1;
  const digits = first.slice(start);
  if (digits === '') return null;
  return Array.from({ length: count }, (_, index) =>
    [first.slice(0, start), String(Number(digits) + index).padStart(digits.length, '0')].join(''),
  );
}
