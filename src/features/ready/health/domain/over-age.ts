import { ageOn } from '@/features/booking/divers/domain/age';
import type { Day } from '@/shared/time/days';
import { AGE_LIMIT } from './questions';

/** True for a diver above the age that the questions ask for; null without a birth date. */
export const isOverAge = (born: Day | null, today: Day): boolean | null =>
  born === null ? null : ageOn(born, today) > AGE_LIMIT;
