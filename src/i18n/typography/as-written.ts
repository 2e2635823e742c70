/** Invisible; prevents a line break. */
export const joiner = '\u2060';

/**
 * A text without characters that only control line breaks, which operators and translators type and which words copied
 * from a page carry: for search engines, feeds and searches.
 */
export const asWritten = (text: string): string => text.replaceAll(joiner, '').replaceAll('\u00a0', ' ');
