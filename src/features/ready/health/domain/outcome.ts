import { behind, type FirstId, firstIds, firstQuestions, type QuestionId } from './questions';

export const outcomes = ['cleared', 'needs_physician', 'approved', 'refused'] as const;
export type HealthOutcome = (typeof outcomes)[number];

export type Answers = Partial<Record<QuestionId, boolean>>;

const isYes = (answers: Answers) => (id: QuestionId) => answers[id] === true;

/** The questions that these answers ask, in order. */
export const askedIn = (answers: Answers): QuestionId[] =>
  firstIds.flatMap((id) => [id, ...(answers[id] ? behind(id) : [])]);

export const unansweredIn = (answers: Answers): QuestionId[] =>
  askedIn(answers).filter((id) => answers[id] === undefined);

/** Drops answers of boxes that are closed again. */
export const askedOnly = (answers: Answers): Answers =>
  Object.fromEntries(askedIn(answers).map((id) => [id, answers[id]]));

const leadsToPhysician = (answers: Answers) => (id: FirstId) =>
  isYes(answers)(id) && (firstQuestions[id] === 'physician' || behind(id).some(isYes(answers)));

/** The outcome of complete answers. */
export const healthOutcome = (answers: Answers): Extract<HealthOutcome, 'cleared' | 'needs_physician'> =>
  firstIds.some(leadsToPhysician(answers)) ? 'needs_physician' : 'cleared';
