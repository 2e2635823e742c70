export type TextBlock = { isHeading: boolean; text: string };

const LONGEST_HEADING = 80;
const ENDS_SENTENCE = /[.!?。！？:：;；,，、]$/u;

/** Splits a text at its empty lines; a short line of its own that ends no sentence is a heading. */
export const textBlocks = (text: string): TextBlock[] =>
  text
    .split('\n\n')
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => ({
      isHeading: block.length <= LONGEST_HEADING && !block.includes('\n') && !ENDS_SENTENCE.test(block),
      text: block,
    }));
