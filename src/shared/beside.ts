/** Short facts in one line: each stays whole, and no line begins with the point between them. */
export const beside = (facts: (string | false | null | undefined)[]) =>
  facts.flatMap((fact) => (fact ? fact.replaceAll(' ', '\u00a0') : [])).join('\u00a0· ');
