import { questionBoxes } from '@/features/ready/papers/domain/paper-keys';

/** The questions that everybody answers, and those behind a yes by the letter of their box. */
const { first, ...boxes } = questionBoxes;
export const firstIds = first;
export type FirstId = (typeof firstIds)[number];
type Box = keyof typeof boxes;

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
} as const satisfies Record<FirstId, Box | 'physician'>;

type BoxedId = (typeof boxes)[Box][number];
export type QuestionId = FirstId | BoxedId;

export const questionIds: readonly QuestionId[] = [...firstIds, ...Object.values(boxes).flat()];

/** Asks for the age, which the birth date answers if it is given. */
export const AGE_QUESTION = 'q2' satisfies FirstId;
export const AGE_LIMIT = 45;

/** The questions of the box that a yes opens; empty if it leads to a physician at once. */
export function behind(id: FirstId): readonly BoxedId[] {
  const next = firstQuestions[id];
  return next === 'physician' ? [] : boxes[next];
}
