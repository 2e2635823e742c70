import { ageOn } from '@/features/booking/divers/domain/age';
import { ADULT } from '@/features/booking/fit/domain/fit';
import { type Day, toDay } from '@/shared/time/days';
import { sameDayAfter } from '@/shared/time/month';

/** True for a diver for whom a guardian signs; null while the birth date is unknown. */
export const isMinorOn = (born: Day | null, day: Day): boolean | null =>
  born === null ? null : ageOn(born, day) < ADULT;

/** The last day on which a waiver counts; null when it counts for its own booking only. */
export const validUntil = (signedOn: Day, months: number): Day | null =>
  months === 0 ? null : sameDayAfter(signedOn, months);

/** A signed waiver; `paperId` is null when it was signed on paper. */
export type SignedWaiver = {
  paperId: string | null;
  diverId: string | null;
  personMark: string | null;
  byGuardian: boolean;
  signedOn: Day;
  createdAt: Date;
};

export type DiverToSign = {
  diverId: string;
  /** The marks by which the diver is known; none without a name or birth date. */
  marks: readonly string[];
  isMinor: boolean | null;
  /** The last booked day. */
  lastDay: Day;
};

type Terms = { paper: { id: string; publishedAt: Date }; months: number };

const isOf = ({ diverId, personMark }: SignedWaiver, diver: DiverToSign): boolean =>
  personMark === null ? diverId === diver.diverId : diver.marks.includes(personMark);

/**
 * True when a waiver was signed by or for this diver, with the current text, and is valid on the last booked day. A
 * waiver on paper has the text of the day on which staff recorded it.
 */
export function counts(waiver: SignedWaiver, diver: DiverToSign, { paper, months }: Terms): boolean {
  const { paperId, signedOn, createdAt, byGuardian } = waiver;
  if (!isOf(waiver, diver)) return false;
  if (paperId === null ? createdAt < paper.publishedAt : paperId !== paper.id) return false;
  if (paperId !== null && byGuardian !== diver.isMinor) return false;
  const until = validUntil(signedOn, months);
  return until === null ? waiver.diverId === diver.diverId : diver.lastDay <= until;
}

type Item = { state: 'booked' | 'off'; activityDate: Date; lastDay: Date; divers: readonly { diverId: string }[] };

/** The first and the last day of a diver's booked items; null without one. */
export function bookedDays(items: readonly Item[], diverId: string): { first: Day; last: Day } | null {
  const mine = items.filter(
    ({ state, divers }) => state === 'booked' && divers.some((diver) => diver.diverId === diverId),
  );
  const first = mine.map(({ activityDate }) => toDay(activityDate)).toSorted()[0];
  const last = mine
    .map(({ lastDay }) => toDay(lastDay))
    .toSorted()
    .at(-1);
  return first && last ? { first, last } : null;
}
