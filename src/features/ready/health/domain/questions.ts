/** The questions behind a yes, by the letter of their box. */
export const boxes = {
  a: ['a1', 'a2', 'a3', 'a4', 'a5'],
  b: ['b1', 'b2', 'b3', 'b4'],
  c: ['c1', 'c2', 'c3', 'c4', 'c5'],
  d: ['d1', 'd2', 'd3', 'd4', 'd5'],
  e: ['e1', 'e2', 'e3', 'e4'],
  f: ['f1', 'f2', 'f3', 'f4', 'f5'],
  g: ['g1', 'g2', 'g3', 'g4', 'g5', 'g6'],
} as const;
export type Box = keyof typeof boxes;

/** Yes to one of these opens a box, or leads to a physician at once. */
export const firstQuestions = {
  q1: 'a',
  q2: 'b',
  q3: 'physician',
  q4: 'c',
  q5: 'physician',
  q6: 'd',
  q7: 'e',
  q8: 'f',
  q9: 'g',
  q10: 'physician',
} as const satisfies Record<string, Box | 'physician'>;

export type FirstId = keyof typeof firstQuestions;
export type BoxedId = (typeof boxes)[Box][number];
export type QuestionId = FirstId | BoxedId;

export const firstIds = Object.keys(firstQuestions) as FirstId[];
export const questionIds: readonly QuestionId[] = [...firstIds, ...Object.values(boxes).flat()];

/** Asks for the age, which the birth date answers if it is given. */
export const AGE_QUESTION = 'q2' satisfies FirstId;
export const AGE_LIMIT = 45;

/** The questions of the box that a yes opens; empty if it leads to a physician at once. */
export function behind(id: FirstId): readonly BoxedId[] {
  const next = firstQuestions[id];
  return next === 'physician' ? [] : boxes[next];
}
