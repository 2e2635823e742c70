import { type DiverField, isNeededNow } from '@/features/booking/divers/domain/fields';
import type { DiverView } from '@/features/booking/divers/schema';
import { openFields, requiredFields } from '@/features/orders/domain/open-forms';
import { type ReadyStep, readySteps } from '@/shared/diving/ready-steps';
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
  /** True while staff must decide something about this diver. */
  hasQuestion: boolean;
};

export type Readiness = { state: ReadyState; missing: DiverField[] };

/** The steps that at least one of the diver's products asks for. */
export const stepsOf = (products: readonly { skippedSteps: readonly string[] }[]): ReadyStep[] =>
  readySteps.filter((step) => products.some(({ skippedSteps }) => !skippedSteps.includes(step)));

/** A diver's state, and the required fields of these steps that are empty. */
export function readiness({ diver, position, steps, hasAnswered, hasQuestion }: Facts): Readiness {
  const wanted = new Set<DiverField>(steps.flatMap((step) => [...stepFields[step]]));
  const missing = openFields(diver).filter((field) => wanted.has(field));
  if (hasQuestion) return { state: 'needs_us', missing };
  if (missing.length === 0) return { state: 'ready', missing };
  const later = requiredFields(diver).filter((field) => wanted.has(field) && !isNeededNow(field, position));
  const hasBegun = hasAnswered || later.some((field) => !missing.includes(field));
  return { state: hasBegun ? 'started' : 'not_started', missing };
}
