/** Adds the gap before the next sentence; full-width marks of Chinese and Japanese include it. */
export const withGap = (sentence: string): string => (/[。？！]$/.test(sentence) ? sentence : `${sentence} `);
