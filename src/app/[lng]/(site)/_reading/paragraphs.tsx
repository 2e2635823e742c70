import { noBreakUnits } from '@/i18n/typography/units';

/** A text of the locale files, in which a line is a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return noBreakUnits(text)
    .split('\n')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
