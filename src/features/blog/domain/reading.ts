import type { Block, PostDocument } from '@/features/blog/schema';

const wordsAMinute = 220;
const charactersAMinute = 500;

// Scripts that do not put spaces between words.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

function textOf(block: Block | { type: 'listItem'; content: Block[] }): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content.map(({ text }) => text).join('');
    case 'image':
      return '';
    default:
      return block.content.map(textOf).join(' ');
  }
}

export const plainText = ({ content }: PostDocument): string => content.map(textOf).join('\n');

/** Rounded to minutes, at least one. */
export function readingMinutes(document: PostDocument): number {
  const text = plainText(document);
  const characters = text.match(unspaced)?.length ?? 0;
  const words = text.replace(unspaced, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / charactersAMinute + words / wordsAMinute));
}

export type Heading = { id: string; level: 2 | 3; text: string };

/** Derived from the position, so that a link to a heading works in every language. */
export const headingId = (position: number) => `part-${position + 1}`;

export const headingsOf = ({ content }: PostDocument): Heading[] =>
  content.flatMap((block, position) =>
    block.type === 'heading' ? [{ id: headingId(position), level: block.attrs.level, text: textOf(block) }] : [],
  );
