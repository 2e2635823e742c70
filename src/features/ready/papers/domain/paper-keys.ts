import type { PaperStep } from '@/shared/diving/ready-steps';

/** The questions that everybody answers, and the boxes behind some of them. */
export const questionBoxes = {
  first: ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10'],
  a: ['a1', 'a2', 'a3', 'a4', 'a5'],
  b: ['b1', 'b2', 'b3', 'b4'],
  c: ['c1', 'c2', 'c3', 'c4', 'c5'],
  d: ['d1', 'd2', 'd3', 'd4', 'd5'],
  e: ['e1', 'e2', 'e3', 'e4'],
  f: ['f1', 'f2', 'f3', 'f4', 'f5'],
  g: ['g1', 'g2', 'g3', 'g4', 'g5', 'g6'],
} as const;

/** The texts of each paper, in the order of its editor. */
export const paperKeys: Record<PaperStep, readonly string[]> = {
  health: ['intro', 'consent', 'keep', ...Object.values(questionBoxes).flat()],
  waiver: ['text'],
};
