import type { Block, PostDocument, Words } from '@/features/blog/schema';
import { errorKey } from '@/shared/errors/error-key';
import type { z } from '@/shared/schema/zod';
import { fillText, type TextFieldValues, unknownField } from '@/shared/shop/text-fields';

type Node = Block | { type: 'listItem'; content: Block[] };

const wordsOf = (node: Node): Words[] => {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return node.content;
    case 'image':
      return [];
    default:
      return node.content.flatMap(wordsOf);
  }
};

const lineOf = (node: Node) =>
  wordsOf(node)
    .map(({ text }) => text)
    .join('');

const hasPicture = (node: Node): boolean =>
  node.type === 'image' || (node.type !== 'paragraph' && node.type !== 'heading' && node.content.some(hasPicture));

export const isWritten = ({ content }: PostDocument): boolean => content.some((block) => lineOf(block).trim() !== '');

/**
 * Refuses pictures, which only posts have, and braces around an unknown field; a field must not change style halfway.
 */
export function fieldsAreRight({ content }: PostDocument, ctx: z.core.$RefinementCtx): void {
  if (content.some(hasPicture)) ctx.addIssue({ code: 'custom', message: errorKey('invalid.field') });
  const field = content.flatMap(wordsOf).flatMap(({ text }) => unknownField(text) ?? [])[0];
  if (field) ctx.addIssue({ code: 'custom', message: errorKey('invalid.text_field'), params: { field } });
}

const fillWords = (words: Words[], values: TextFieldValues): Words[] =>
  words.map((run) => ({ ...run, text: fillText(run.text, values) }));

function fillNode<N extends Node>(node: N, values: TextFieldValues): N {
  if (node.type === 'image') return node;
  if (node.type === 'paragraph' || node.type === 'heading')
    return { ...node, content: fillWords(node.content, values) };
  return { ...node, content: (node.content as Node[]).map((inner) => fillNode(inner, values)) };
}

/** Replaces fields with the shop's settings. */
export const fillDocument = ({ content }: PostDocument, values: TextFieldValues): PostDocument => ({
  type: 'doc',
  content: content.map((block) => fillNode(block, values)),
});

/** A heading and the blocks below it; its id is the same in every language. */
export type Chapter = { id: string; title: string; blocks: Block[] };

const chapterOf = (heading: Block, earlier: Chapter[]): Chapter => ({
  id: `part-${earlier.length + 1}`,
  title: lineOf(heading),
  blocks: [],
});

/** Splits a document at its main headings. */
export function chaptersOf({ content }: PostDocument): { before: Block[]; chapters: Chapter[] } {
  const before: Block[] = [];
  const chapters: Chapter[] = [];
  for (const block of content) {
    const last = chapters.at(-1);
    if (block.type === 'heading' && block.attrs.level === 2) chapters.push(chapterOf(block, chapters));
    else (last ? last.blocks : before).push(block);
  }
  return { before, chapters };
}

/** Splits a chapter into its introduction and the short points at its end, each with a smaller heading. */
export function pointsOf(blocks: Block[]): { intro: Block[]; points: Chapter[] } {
  const first = blocks.findIndex(({ type }) => type === 'heading');
  if (first < 0) return { intro: blocks, points: [] };
  const points: Chapter[] = [];
  for (const block of blocks.slice(first)) {
    if (block.type === 'heading') points.push(chapterOf(block, points));
    else points.at(-1)?.blocks.push(block);
  }
  return { intro: blocks.slice(0, first), points };
}
