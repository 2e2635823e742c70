import { textOfHtml } from './html-text';

const LONGEST = 20_000;

/** Prefers the text part; falls back to the HTML part without markup. */
export const replyText = ({ text, html }: { text?: string | undefined; html?: string | undefined }): string =>
  (text?.trim() || textOfHtml(html ?? ''))
    .replaceAll('\u0000', '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, LONGEST);
