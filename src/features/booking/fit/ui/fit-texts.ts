import type { TFunction } from 'i18next';
import { lastDiveRanges } from '@/features/booking/divers/domain/last-dive';
import { answers } from '@/features/booking/fit/domain/fit';
import { type Specialty, specialties } from '@/features/catalogue/domain/requirements';
import { levels } from '@/shared/diving/levels';

/** The texts of the questions on a product's page, which load no texts of their own. */
export function fitTexts(t: TFunction<'booking'>, catalogue: TFunction<'catalogue'>) {
  const named = <Value extends string>(values: readonly Value[], nameOf: (value: Value) => string) =>
    values.map((value) => ({ value, label: nameOf(value) }));
  return {
    start: t('fit.start'),
    level: t('fit.level'),
    dives: t('fit.dives'),
    lastDive: t('fit.last_dive'),
    specialties: t('fit.specialties'),
    choose: t('choose'),
    check: t('fit.check'),
    failed: t('fit.failed'),
    none: t('fit.none'),
    nextFree: t('fit.next_free', { day: '{{day}}' }),
    levels: named(levels, (level) => (level === 'none' ? t('diver.not_certified') : catalogue(`level.${level}`))),
    ranges: named(lastDiveRanges, (range) => t(`last_dive_range.${range}`)),
    courses: named(specialties, (one: Specialty) => t(`specialty.${one}`)),
    answers: Object.fromEntries(answers.map((answer) => [answer, t(`fit.answer.${answer}`)])) as Record<
      (typeof answers)[number],
      string
    >,
  };
}
export type FitTexts = ReturnType<typeof fitTexts>;

export type FitProps = {
  slug: string;
  /** The special courses that the product requires. */
  required: readonly Specialty[];
  texts: FitTexts;
};
