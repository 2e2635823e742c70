import { isoDate } from '@/features/booking/divers/domain/age';
import { certificationLevels } from '@/features/booking/divers/domain/certification';
import type { DiverDraft } from '@/features/booking/divers/domain/fields';
import { lastDiveRanges } from '@/features/booking/divers/domain/last-dive';
import { sentValue } from '@/features/booking/divers/domain/typed-diver';
import { specialties } from '@/features/catalogue/domain/requirements';
import { associations } from '@/shared/diving/associations';
import { type Day, isDay } from '@/shared/time/days';
import type { FitDiver } from './fit';
import { fitDiver } from './fit-diver';

const oneOf = <Value extends string>(values: readonly Value[], typed: string | undefined): Value | null =>
  values.find((value) => value === typed) ?? null;

function dayIn(typed = ''): Day | null {
  const day = String(isoDate(typed));
  return isDay(day) ? day : null;
}

/** A diver's form as typed so far; whatever is not valid yet is unknown. */
export function typedFitDiver(typed: Partial<DiverDraft>, hasAdult: boolean | null = null): FitDiver {
  const dives = sentValue('logged_dives', typed.logged_dives ?? '');
  const chosen = sentValue('specialties', typed.specialties ?? '');
  return fitDiver(
    {
      date_of_birth: dayIn(typed.date_of_birth),
      certification_level: oneOf(certificationLevels, typed.certification_level),
      association: oneOf(associations, typed.association),
      logged_dives: typeof dives === 'number' && Number.isFinite(dives) ? dives : null,
      last_dive: dayIn(typed.last_dive),
      last_dive_range: oneOf(lastDiveRanges, typed.last_dive_range),
      specialties: Array.isArray(chosen) ? specialties.filter((one) => chosen.includes(one)) : null,
    },
    { hasAdult },
  );
}
