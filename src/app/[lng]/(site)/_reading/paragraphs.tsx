import { noBreakUnits } from '@/i18n/typography/units';

export function Paragraphs({ text }: { text: string }) {
  return noBreakUnits(text)
    .split('\n')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
