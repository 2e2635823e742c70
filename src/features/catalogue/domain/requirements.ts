import { levels } from '@/shared/diving/levels';
import { z } from '@/shared/schema/zod';

/** Courses that a product can require besides a level. */
export const specialties = ['deep', 'enriched_air'] as const;
export type Specialty = (typeof specialties)[number];

export const MOST_DIVES = 10_000;
const MOST_MONTHS = 120;

const isOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const chosenSpecialties = z.array(z.enum(specialties)).max(specialties.length).refine(isOnce);

/** Requirements of a product besides its level and age. */
export const requirements = z.strictObject({
  logged_dives: z.int().min(0).max(MOST_DIVES).default(0),
  /** The last dive is at most this many months ago; null follows the shop's rule. */
  dive_within_months: z.int().min(1).max(MOST_MONTHS).nullable().default(null),
  specialties: chosenSpecialties.default([]),
  /** Requires a physician's approval. */
  physician: z.boolean().default(false),
  /** Requires an adult in the booking of a minor. */
  adult_with_minors: z.boolean().default(false),
});
export type Requirements = z.output<typeof requirements>;

/** A diver's certification after a course. */
export const teaches = z.strictObject({
  level: z.enum(levels).nullable().default(null),
  specialties: chosenSpecialties.default([]),
});
export type Teaches = z.output<typeof teaches>;

export const noRequirements: Requirements = requirements.parse({});
export const teachesNothing: Teaches = teaches.parse({});
