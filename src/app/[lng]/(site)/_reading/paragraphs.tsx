import { typeset } from '@/i18n/typography/typeset';

export function Paragraphs({ text }: { text: string }) {
  return typeset(text)
    .split('\n')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
