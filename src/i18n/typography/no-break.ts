import { joiner } from './as-written';

/** Prevents line breaks within the text. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('・', `・${joiner}`);

/** Where a line could end within a Chinese or Japanese date or its weekday. */
const midst = /(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)|(?=[期曜])|(?<=[期曜])/gu;

/** Keeps the day of a date beside its month, however short the line. */
export const noBreakDate = (words: string): string => words.replace(/(?<=\d\.?) /gu, '\u00a0').replace(midst, joiner);

/** Short facts in one line: no break within a fact, and no line begins with the point between them. */
export const joinFacts = (facts: (string | false | null | undefined)[]) =>
  facts.flatMap((fact) => (fact ? noBreak(fact) : [])).join('\u00a0· ');
