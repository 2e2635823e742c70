import { ageOn } from '@/features/booking/divers/domain/age';
import { type CertificationLevel, reaches } from '@/features/booking/divers/domain/certification';
import { isTooLongAgo, type LastDive } from '@/features/booking/divers/domain/last-dive';
import { type Requirements, type Specialty, specialties } from '@/features/catalogue/domain/requirements';
import type { Association } from '@/shared/diving/associations';
import type { ShopAgencies } from '@/shared/shop/agencies';
import type { Day } from '@/shared/time/days';
import { cardLevel } from './card-level';

/** From the best answer to the worst. */
export const answers = ['fits', 'fits_with', 'ask_us', 'not_yet'] as const;
export type Answer = (typeof answers)[number];

/** In the order in which an answer lists its reasons. */
export const reasonKeys = [
  'too_young',
  'level_too_low',
  'too_few_dives',
  'some_dives_short',
  'dives_unknown',
  'long_ago',
  'last_dive_unknown',
  'deep_missing',
  'enriched_air_missing',
  'specialty_unknown',
  'physician',
  'adult',
] as const;
export type ReasonKey = (typeof reasonKeys)[number];

/** Makes the trip fit: a refresher, a guide for this diver alone, or the course that ends with what is missing. */
export type Opener =
  | { kind: 'refresher' }
  | { kind: 'guide' }
  | { kind: 'course'; level: CertificationLevel }
  | { kind: 'course'; specialty: Specialty };

export type Reason = {
  key: ReasonKey;
  answer: Exclude<Answer, 'fits'>;
  /** The number in the sentence: years, dives or months. */
  count?: number;
  opener?: Opener;
};

export type Fit = { answer: Answer; reasons: Reason[] };

/** Null fields are unknown; an unknown level or birth date breaks no rule. */
export type FitDiver = {
  born: Day | null;
  level: CertificationLevel | null;
  association: Association | null;
  loggedDives: number | null;
  lastDive: LastDive | null;
  specialties: readonly Specialty[] | null;
  hasApproval: boolean | null;
  /** True when an adult is in the same booking. */
  hasAdult: boolean | null;
};

export type FitProduct = {
  minimumAge: number;
  minimumLevel: CertificationLevel;
  /** A refresher expects a long break. */
  refresher: boolean;
  requirements: Requirements;
  /** True when a guide for one party can be added to the booking. */
  hasGuide: boolean;
};

export const ADULT = 18;
/** From this share of the required dives, a guide of their own makes up for the rest. */
const ENOUGH_WITH_GUIDE = 0.5;

type Question = { diver: FitDiver; product: FitProduct; day: Day; shop: ShopAgencies };

function ageReasons({ diver: { born }, product: { minimumAge }, day }: Question): Reason[] {
  return born && ageOn(born, day) < minimumAge ? [{ key: 'too_young', answer: 'not_yet', count: minimumAge }] : [];
}

function levelReasons({ diver, product: { minimumLevel: level }, shop }: Question): Reason[] {
  const reached = diver.level && cardLevel(diver.association, diver.level, shop);
  return reached && !reaches(reached, level)
    ? [{ key: 'level_too_low', answer: 'not_yet', opener: { kind: 'course', level } }]
    : [];
}

function diveReasons({ diver: { loggedDives }, product }: Question): Reason[] {
  const { logged_dives: count } = product.requirements;
  if (count === 0 || (loggedDives ?? 0) >= count) return [];
  if (loggedDives === null) return [{ key: 'dives_unknown', answer: 'ask_us', count }];
  if (loggedDives < count * ENOUGH_WITH_GUIDE) return [{ key: 'too_few_dives', answer: 'not_yet', count }];
  return product.hasGuide
    ? [{ key: 'some_dives_short', answer: 'fits_with', count, opener: { kind: 'guide' } }]
    : [{ key: 'some_dives_short', answer: 'ask_us', count }];
}

/** The shop's longest break for this much experience; unknown experience counts as little. */
function longestBreak(loggedDives: number | null, { recency }: ShopAgencies): number {
  const dives = loggedDives ?? 0;
  if (dives < recency.few_dives) return recency.few_months;
  return dives < recency.some_dives ? recency.some_months : recency.all_months;
}

/** A product that requires no certification starts from scratch, so no break is too long for it. */
function breakReasons({ diver, product, day, shop }: Question): Reason[] {
  const { dive_within_months: months } = product.requirements;
  const isCertified = diver.level !== null && reaches(diver.level, 'scuba_diver');
  if (product.refresher || !isCertified || !reaches(product.minimumLevel, 'scuba_diver')) return [];
  const count = Math.min(months ?? Number.POSITIVE_INFINITY, longestBreak(diver.loggedDives, shop));
  if (diver.lastDive)
    return isTooLongAgo(diver.lastDive, count, day)
      ? [{ key: 'long_ago', answer: 'fits_with', count, opener: { kind: 'refresher' } }]
      : [];
  return months === null ? [] : [{ key: 'last_dive_unknown', answer: 'ask_us', count: months }];
}

function specialtyReasons({ specialties: own }: Pick<FitDiver, 'specialties'>, wanted: readonly Specialty[]): Reason[] {
  const required = specialties.filter((specialty) => wanted.includes(specialty));
  if (required.length === 0) return [];
  if (own === null) return [{ key: 'specialty_unknown', answer: 'ask_us' }];
  return required
    .filter((specialty) => !own.includes(specialty))
    .map((specialty) => ({
      key: `${specialty}_missing`,
      answer: 'not_yet',
      opener: { kind: 'course', specialty },
    }));
}

function paperReasons({ diver, product: { requirements }, day }: Question): Reason[] {
  const isMinor = diver.born !== null && ageOn(diver.born, day) < ADULT;
  return [
    ...(requirements.physician && !diver.hasApproval ? [{ key: 'physician', answer: 'ask_us' } as const] : []),
    ...(requirements.adult_with_minors && isMinor && !diver.hasAdult
      ? [{ key: 'adult', answer: 'ask_us' } as const]
      : []),
  ];
}

/** Answers whether a product fits a diver on a day, with every reason against it; the worst reason decides. */
export function fitOf(diver: FitDiver, product: FitProduct, day: Day, shop: ShopAgencies): Fit {
  const question = { diver, product, day, shop };
  const reasons = [
    ...ageReasons(question),
    ...levelReasons(question),
    ...diveReasons(question),
    ...breakReasons(question),
    ...specialtyReasons(diver, product.requirements.specialties),
    ...paperReasons(question),
  ];
  const worst = Math.max(0, ...reasons.map(({ answer }) => answers.indexOf(answer)));
  return { answer: answers[worst] ?? 'fits', reasons };
}

/** In percent of oxygen. */
const AIR = 21;

/** The reasons against a tank for a diver: everything richer than air takes the certificate for enriched air. */
export const gasReasons = (diver: Pick<FitDiver, 'specialties'>, oxygen: number): Reason[] =>
  oxygen > AIR ? specialtyReasons(diver, ['enriched_air']) : [];
