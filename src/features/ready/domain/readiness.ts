import { type DiverField, isNeededNow } from '@/features/booking/divers/domain/fields';
import type { DiverView } from '@/features/booking/divers/schema';
import { openFields, requiredFields } from '@/features/orders/domain/open-forms';
import type { PaperState } from '@/features/ready/papers/domain/paper-state';
import { isPaperStep, type PaperStep, type ReadyStep, readySteps } from '@/shared/diving/ready-steps';
import { stepFields } from './step-fields';

export const readyStates = ['not_started', 'started', 'ready', 'needs_us'] as const;
export type ReadyState = (typeof readyStates)[number];

type Facts = {
  diver: DiverView;
  /** From 0. */
  position: number;
  steps: readonly ReadyStep[];
  /** True once an answer was given by the link. */
  hasAnswered: boolean;
  /** How far the diver is with each text of the shop that the steps ask for. */
  papers?: Partial<Record<PaperStep, PaperState>>;
  /** True while staff must decide something about this diver. */
  hasQuestion: boolean;
};

export type Readiness = {
  state: ReadyState;
  missing: DiverField[];
  /** The texts of the shop that the diver has not answered or signed. */
  open_papers: PaperStep[];
};

/** The steps that at least one of the diver's products asks for; texts of the shop only once they are published. */
export const stepsOf = (
  products: readonly { skippedSteps: readonly string[] }[],
  published: readonly PaperStep[],
): ReadyStep[] =>
  readySteps.filter(
    (step) =>
      (!isPaperStep(step) || published.includes(step)) &&
      products.some(({ skippedSteps }) => !skippedSteps.includes(step)),
  );

/** A diver's state, and what of these steps is open. */
export function readiness({ diver, position, steps, hasAnswered, papers = {}, hasQuestion }: Facts): Readiness {
  const wanted = new Set<DiverField>(steps.flatMap((step) => [...stepFields[step]]));
  const missing = openFields(diver).filter((field) => wanted.has(field));
  const wantedPapers = steps.filter(isPaperStep);
  const open_papers = wantedPapers.filter((step) => (papers[step] ?? 'open') === 'open');
  if (hasQuestion || wantedPapers.some((step) => papers[step] === 'needs_us'))
    return { state: 'needs_us', missing, open_papers };
  if (missing.length === 0 && open_papers.length === 0) return { state: 'ready', missing, open_papers };
  const later = requiredFields(diver).filter((field) => wanted.has(field) && !isNeededNow(field, position));
  const hasBegun =
    hasAnswered || open_papers.length < wantedPapers.length || later.some((field) => !missing.includes(field));
  return { state: hasBegun ? 'started' : 'not_started', missing, open_papers };
}
