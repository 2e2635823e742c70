import { joiner } from '@/shared/schema/as-written';

/** Kept on one line. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('・', `・${joiner}`);

/** Where a Chinese or Japanese date, or its weekday, could end a line in its midst. */
const midst = /(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)|(?=[期曜])|(?<=[期曜])/gu;

/** A date whose number stays beside its month, whatever else the line is too short for. */
export const noBreakDate = (words: string): string => words.replace(/(?<=\d\.?) /gu, '\u00a0').replace(midst, joiner);

/** Short facts in one line: each stays whole, and no line begins with the point between them. */
export const joinFacts = (facts: (string | false | null | undefined)[]) =>
  facts.flatMap((fact) => (fact ? noBreak(fact) : [])).join('\u00a0· ');
