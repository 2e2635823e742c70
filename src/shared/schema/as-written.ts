/** Invisible; prevents a line break. */
export const joiner = '\u2060';

/** A text without characters that only control line breaks: for titles, feeds, searches and search engines. */
export const asWritten = (text: string): string => text.replaceAll(joiner, '').replaceAll('\u00a0', ' ');
