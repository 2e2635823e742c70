/** Invisible; prevents a line break. */
export const joiner = '\u2060';

/**
 * Removes invisible line-break characters, which operators and translators type and text copied from a page contains;
 * for search engines, feeds and searches.
 */
export const asWritten = (text: string): string => text.replaceAll(joiner, '').replaceAll('\u00a0', ' ');
