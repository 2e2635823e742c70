/** Invisible; prevents a line break. */
export const joiner = '\u2060';

/** A text without characters that only control line breaks: for titles, and for words copied from a page. */
export const asWritten = (text: string): string => text.replaceAll(joiner, '').replaceAll('\u00a0', ' ');
