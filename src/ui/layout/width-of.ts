/** The width of a text in Latin letters; a Chinese, Japanese or fullwidth character is as wide as two. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0);
