import { type Paper, papers } from '@/features/crew/schema';
import { type Day, plusDays } from '@/shared/time/days';

/** Last day on which each paper is valid; null if the shop does not track it. */
export type PaperDates = Record<`${Paper}_until`, Day | null>;

const DAYS_AHEAD = 30;

export const warnedUntil = (today: Day): Day => plusDays(today, DAYS_AHEAD);

export const hasValidPapers = (member: PaperDates, day: Day): boolean =>
  papers.every((paper) => (member[`${paper}_until`] ?? day) >= day);

export type PaperWarning<Member> = { member: Member; paper: Paper; until: Day; isOver: boolean };

/** Papers of active members that have expired or soon will, the earliest first. */
export function paperWarnings<Member extends PaperDates & { active: boolean }>(
  members: readonly Member[],
  today: Day,
): PaperWarning<Member>[] {
  const last = warnedUntil(today);
  return members
    .filter(({ active }) => active)
    .flatMap((member) =>
      papers.flatMap((paper) => {
        const until = member[`${paper}_until`];
        return until !== null && until <= last ? [{ member, paper, until, isOver: until < today }] : [];
      }),
    )
    .sort((one, other) => (one.until < other.until ? -1 : Number(one.until > other.until)));
}
