import type { areas } from '@/shared/diving/areas';
import type { Day } from '@/shared/time/days';
import { areasClosed, type ClosureProposal } from './closure-proposals';

export const proposalDecisions = ['confirmed', 'dismissed'] as const;
export type ProposalDecision = (typeof proposalDecisions)[number];

/** `closed` means confirmed, or closed earlier by the shop. */
export const proposalStates = ['open', 'closed', 'dismissed'] as const;

type Closed = { id: string; from: Day; to: Day; areas: readonly string[] };

/** True until all possible dates of the proposal are over. */
export const isComing = ({ date, otherDate }: ClosureProposal, today: Day): boolean => (otherDate ?? date) >= today;

/** Returns the date to prefill, preferably a date that is not over, and the other possible date. */
export const datesToChoose = ({ date, otherDate }: Pick<ClosureProposal, 'date' | 'otherDate'>, today: Day) =>
  otherDate && date < today ? { prefill: otherDate, other: date } : { prefill: date, other: otherDate };

const covers = (closure: Closed, day: Day, where: readonly (typeof areas)[number][]): boolean =>
  closure.from <= day &&
  day <= closure.to &&
  (closure.areas.length === 0 || (where.length > 0 && where.every((area) => closure.areas.includes(area))));

/** Finds a closure that already closes one of the proposal's dates in all its areas. */
export const closureCovering = <C extends Closed>(
  { kind, date, otherDate }: ClosureProposal,
  closures: readonly C[],
): C | null =>
  closures.find((closure) =>
    [date, otherDate].some((day) => day !== null && covers(closure, day, areasClosed[kind])),
  ) ?? null;
