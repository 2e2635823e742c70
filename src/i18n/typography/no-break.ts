import { joiner } from './as-written';

/** Prevents line breaks within the text. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('・', `・${joiner}`);

/** Positions within a Chinese or Japanese date or its weekday where a line could break. */
const midst = /(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)|(?=[期曜])|(?<=[期曜])/gu;

/** Keeps day and month of a date together, however short the line. */
export const noBreakDate = (words: string): string => words.replace(/(?<=\d\.?) /gu, '\u00a0').replace(midst, joiner);

/** Joins short facts into one line: no break within a fact, and no line begins with the dot between them. */
export const joinFacts = (facts: (string | false | null | undefined)[]) =>
  facts.flatMap((fact) => (fact ? noBreak(fact) : [])).join('\u00a0· ');
