/** A sentence and the gap before the next: full-width marks of Chinese and Japanese include their own. */
export const withGap = (sentence: string): string => (/[。？！]$/.test(sentence) ? sentence : `${sentence} `);
