/** Nothing to see; no line ends where it stands. */
export const joiner = '\u2060';

/** A text without what only helps a page to end its lines: for titles, feeds, searches and search engines. */
export const asWritten = (text: string): string => text.replaceAll(joiner, '').replaceAll('\u00a0', ' ');
